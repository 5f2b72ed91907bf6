// Small pictures of courses. The core draws each one only once. The page then shows it as an image,
// which costs little time.
import { core } from '../../../core/core';
import { svgBlob } from '../../../lib/svg';

/** A course to draw, with its file or a function that loads it. */
export interface Pictured {
  id: string;
  file: string | (() => Promise<string>);
}

const drawn = new Map<string, Promise<string>>();

async function draw({ file }: Pictured, theme: string): Promise<string> {
  const text = typeof file === 'string' ? file : await file();
  return URL.createObjectURL(svgBlob(await core.coursePicture(text, theme, 'en', 't', true)));
}

/** Returns the URL of a course's picture. */
export function thumb(card: Pictured, theme: string): Promise<string> {
  const key = `${theme} ${card.id}`;
  let address = drawn.get(key);
  if (!address) {
    drawn.set(key, (address = draw(card, theme)));
    // After a failure, the next request tries again.
    address.catch(() => drawn.delete(key));
  }
  return address;
}
