// Shares a result as one line of text and a picture.
import { copy, saveFile, shareByDevice } from '../../../lib/give';
import { pngOf, rasterised, viewBoxOf } from '../../../lib/svg';

export interface Poster {
  headline: string;
  line: string;
  /** Names with their scores, best first. */
  rows: { name: string; total: string }[];
  /** The board with the best stroke; null if there is none. */
  svg: string | null;
}

const WIDE = 1080;
const EDGE = 64;

/** Draws the shared picture, in the colours of the page. */
export async function drawn({ headline, line, rows, svg }: Poster): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const body = getComputedStyle(document.body);
  const room = WIDE - 2 * EDGE;
  const [, , w, h] = svg ? viewBoxOf(svg) : [0, 0, 1, 0];
  const high = Math.min(560, Math.round((room * h) / w));
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = EDGE + 110 + (svg ? high + 40 : 0) + rows.length * 66 + 96;
  const context = canvas.getContext('2d')!;
  const font = (weight: number, size: number) =>
    (context.font = `${weight} ${size}px ${style.getPropertyValue('--font') || body.fontFamily}`);
  context.fillStyle = body.backgroundColor;
  context.fillRect(0, 0, WIDE, canvas.height);
  context.fillStyle = body.color;
  context.textBaseline = 'alphabetic';
  font(800, 84);
  context.fillText(headline, EDGE, EDGE + 70, room);
  let top = EDGE + 110;
  if (svg) {
    const wide = Math.round((high * w) / h);
    const picture = await rasterised(svg, wide, high);
    context.drawImage(picture, (WIDE - wide) / 2, top, wide, high);
    top += high + 40;
  }
  for (const { name, total } of rows) {
    top += 54;
    font(600, 44);
    context.textAlign = 'left';
    context.fillText(name, EDGE, top, room - 160);
    font(800, 48);
    context.textAlign = 'right';
    context.fillText(total, WIDE - EDGE, top);
    top += 12;
  }
  font(500, 30);
  context.globalAlpha = 0.7;
  context.textAlign = 'left';
  context.fillText(line, EDGE, canvas.height - 42, room);
  return pngOf(canvas);
}

export type Given = 'shared' | 'copied' | 'saved' | 'left';

/** Shares a line of text with its picture. */
export async function give(poster: Poster): Promise<Given> {
  const file = new File([await drawn(poster)], 'carambole.png', { type: 'image/png' });
  return giveFile(file, poster.line);
}

/**
 * Shares a file and text through the device's share sheet. If there is none, copies the text and
 * saves the file.
 */
export async function giveFile(file: File, text: string): Promise<Given> {
  const shared = await shareByDevice({ files: [file], text });
  if (shared !== 'impossible') return shared;
  saveFile(file, file.name);
  return (await copy(text)) ? 'copied' : 'saved';
}
