// Shares content through the device, copies it, or saves it as a file.

/** Returns whether the browser can share content through the device. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Copies text to the clipboard. Returns false if the browser blocks the clipboard. */
export function copy(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** The result of sharing; `left` means that the user cancelled, so no other way should be tried. */
export type Shared = 'shared' | 'left' | 'impossible';

/** Shares content through the device. */
export async function shareByDevice(what: ShareData): Promise<Shared> {
  if (!canShare() || (what.files && !navigator.canShare?.(what))) return 'impossible';
  try {
    await navigator.share(what);
    return 'shared';
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'left' : 'impossible';
  }
}

/**
 * Shares text through the device, or else copies it. Resolves to null if neither works.
 * Cancelling counts as sharing.
 */
export async function shareText(text: string, title?: string): Promise<'given' | 'copied' | null> {
  const shared = await shareByDevice(title === undefined ? { text } : { title, text });
  if (shared !== 'impossible') return 'given';
  return (await copy(text)) ? 'copied' : null;
}

/** Saves a file to the user's downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Keeps the URL for a while, because browsers read the file a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function saveJson(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'application/json' }), name);
}
