// Small pictures of courses, drawn once by the core and shown as images, which is cheap for the
// page.
import { core } from '../core/core';
import { svgBlob } from '../ui/svg';

/** A course to draw; its file may be loaded on demand. */
export interface Pictured {
  id: string;
  file: string | (() => Promise<string>);
}

const drawn = new Map<string, Promise<string>>();

async function draw({ file }: Pictured, theme: string): Promise<string> {
  const text = typeof file === 'string' ? file : await file();
  return URL.createObjectURL(svgBlob(await core.coursePicture(text, theme, 'en', 't', true)));
}

/** Returns the address of the picture of a course. */
export function thumb(card: Pictured, theme: string): Promise<string> {
  const key = `${theme} ${card.id}`;
  let address = drawn.get(key);
  if (!address) {
    drawn.set(key, (address = draw(card, theme)));
    // The next request tries again.
    address.catch(() => drawn.delete(key));
  }
  return address;
}
