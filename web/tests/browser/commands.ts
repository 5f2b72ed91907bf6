// Vitest browser commands for component tests. They run outside the page.
import type { BrowserCommand } from 'vitest/node';
import type {} from '@vitest/browser-playwright';

interface Media {
  media?: 'screen' | 'print';
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
}

const emulateMedia: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia(media);

/** Moves the mouse through points on the page while its button is held down. */
const drag: BrowserCommand<[[number, number][]]> = async ({ page, iframe }, points) => {
  const frame = await iframe.owner().boundingBox();
  const [first, ...rest] = points.map(([x, y]) => [x + (frame?.x ?? 0), y + (frame?.y ?? 0)]);
  await page.mouse.move(first![0]!, first![1]!);
  await page.mouse.down();
  for (const [x, y] of rest) await page.mouse.move(x!, y!, { steps: 4 });
  await page.mouse.up();
};

export const commands = { emulateMedia, drag };

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
    drag: (points: [number, number][]) => Promise<void>;
  }
}
