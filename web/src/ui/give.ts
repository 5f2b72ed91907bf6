// Things on their way out of the page: shared through the device, copied, saved as a file.

/** Whether the device has a way to share; not every browser has. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Whether it worked: some browsers keep the clipboard closed. */
export function copy(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** `left`: whoever shares has changed their mind, and wants nothing copied or saved either. */
export type Shared = 'shared' | 'left' | 'impossible';

/** Through the device. */
export async function shareByDevice(what: ShareData): Promise<Shared> {
  if (!canShare() || (what.files && !navigator.canShare?.(what))) return 'impossible';
  try {
    await navigator.share(what);
    return 'shared';
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'left' : 'impossible';
  }
}

/** A text through the device where it can, else by copying it; null where neither can be done. */
export async function shareText(text: string, title?: string): Promise<'given' | 'copied' | null> {
  const shared = await shareByDevice(title === undefined ? { text } : { title, text });
  if (shared !== 'impossible') return 'given';
  return (await copy(text)) ? 'copied' : null;
}

/** As a file among the person's own. */
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
