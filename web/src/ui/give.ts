// Exports content: shared through the device, copied, or saved as a file.

/** Returns whether the device can share; not every browser can. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Copies a text. Returns false if the browser blocks the clipboard. */
export function copy(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** `left`: the user cancelled, so nothing is copied or saved either. */
export type Shared = 'shared' | 'left' | 'impossible';

/** Shares through the device. */
export async function shareByDevice(what: ShareData): Promise<Shared> {
  if (!canShare() || (what.files && !navigator.canShare?.(what))) return 'impossible';
  try {
    await navigator.share(what);
    return 'shared';
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'left' : 'impossible';
  }
}

/** Shares a text through the device, or else copies it; null if neither works. */
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
  // Browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function saveJson(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'application/json' }), name);
}
