// Small pictures of courses, drawn by the core once each and shown as images, which is light on the page.
import { core } from '../core/core';
import type { CourseCard } from '../generated/protocol';
import { svgBlob } from '../ui/svg';

const drawn = new Map<string, Promise<string>>();

/** The address of the picture of a course. */
export function thumb(card: Pick<CourseCard, 'id' | 'file'>, theme: string): Promise<string> {
  const key = `${theme} ${card.id}`;
  let address = drawn.get(key);
  if (!address) {
    address = core
      .coursePicture(card.file, theme, 'en', 't', true)
      .then((svg) => URL.createObjectURL(svgBlob(svg)));
    drawn.set(key, address);
  }
  return address;
}
