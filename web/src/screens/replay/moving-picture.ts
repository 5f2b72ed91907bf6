// Encodes frames as an animated GIF in a worker. The work can be cancelled.
import { Helper } from '../../core/helper';
import type { Strip } from './film-strip';

export interface Making {
  file: Promise<Blob>;
  cancel(): void;
}

/**
 * Starts to encode the frames of a strip. `progress` receives the number of frames encoded so far.
 */
export function makePicture(strip: Strip, progress: (frames: number) => void): Making {
  const helper = new Helper();
  const context = strip.canvas.getContext('2d')!;
  const { width, height } = strip.canvas;
  const dots = () => context.getImageData(0, 0, width, height).data;

  async function make(): Promise<Blob> {
    await strip.sample();
    await helper.ask.beginPicture(width, height, dots());
    let count = 0;
    for await (const { seen } of strip.frames()) {
      await helper.ask.addFrame(dots(), seen);
      progress(++count);
    }
    const file = await helper.ask.endPicture();
    return new Blob([file], { type: 'image/gif' });
  }

  const file = make().finally(() => helper.end());
  return { file, cancel: () => helper.end() };
}
