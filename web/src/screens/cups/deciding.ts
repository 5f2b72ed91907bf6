// Computes which part of the board shows the deciding stroke, and where its labels are.
import type { CupChoice, CupDeciding } from '../../generated/protocol';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The approximate width of a cell, in units of the picture. */
  unit: number;
  /** The frame of the complete picture. */
  whole: { x: number; y: number; width: number; height: number };
}

/** The margin around the stroke and its possible endings, in cells. */
const AROUND = 2.2;
const UNIT = 40;
/** The minimum width and height of the shown part, as a fraction of the picture. */
const LEAST = 0.5;

/**
 * Returns the part of a picture that shows a stroke and where each choice ends; null if the picture
 * has no valid view box.
 */
export function frameOf(svg: string, deciding: CupDeciding): Frame | null {
  const box = /viewBox="([^"]+)"/
    .exec(svg)?.[1]
    ?.split(/[\s,]+/)
    .map(Number);
  if (box?.length !== 4 || box.some((number) => !Number.isFinite(number))) return null;
  const [x, y, width, height] = box as [number, number, number, number];
  const spots = [deciding.from, ...deciding.choices.map((choice) => choice.end)];
  const across = part(
    spots.map((spot) => spot.x),
    x,
    width,
  );
  const down = part(
    spots.map((spot) => spot.y),
    y,
    height,
  );
  return {
    x: across.from,
    y: down.from,
    width: across.size,
    height: down.size,
    unit: UNIT,
    whole: { x, y, width, height },
  };
}

function part(places: number[], from: number, size: number): { from: number; size: number } {
  const least = Math.min(...places) - AROUND * UNIT;
  const most = Math.max(...places) + AROUND * UNIT;
  const wide = Math.min(size, Math.max(most - least, size * LEAST));
  const begin = (least + most - wide) / 2;
  return { from: Math.min(Math.max(begin, from), from + size - wide), size: wide };
}

export interface Label {
  choice: CupChoice;
  x: number;
  y: number;
}

/**
 * Returns the positions of the labels, each beside the place where its choice would end. Labels do
 * not overlap if there is enough space.
 */
export function labelsOf(deciding: CupDeciding, frame: Frame): Label[] {
  const { unit } = frame;
  const labels: Label[] = [];
  for (const choice of deciding.choices) {
    const { x, y } = choice.end;
    const offers = [
      { x, y: y + unit * 0.85 },
      { x, y: y - unit * 0.85 },
      { x: x + unit * 1.2, y },
      { x: x - unit * 1.2, y },
    ];
    const inside = (place: { x: number; y: number }) =>
      place.x > frame.x + unit * 0.7 &&
      place.x < frame.x + frame.width - unit * 0.7 &&
      place.y > frame.y + unit * 0.4 &&
      place.y < frame.y + frame.height - unit * 0.4;
    const free = (place: { x: number; y: number }) =>
      labels.every(
        (other) =>
          Math.abs(other.x - place.x) > unit * 1.6 || Math.abs(other.y - place.y) > unit * 0.7,
      );
    const place =
      offers.find((offer) => inside(offer) && free(offer)) ?? offers.find(inside) ?? offers[0]!;
    labels.push({ choice, ...place });
  }
  return labels;
}
