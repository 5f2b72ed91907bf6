// The book on paper: every figure and piece of a chapter, whether it was scrolled to or not, in light
// colours. A browser that prints does not wait for anybody, so what paper shows is fetched before: when
// the page has time for it, and once more when someone asks for the print.
import { flushSync, tick } from 'svelte';
import { core } from '../core/core';
import type { FigurePicture } from '../generated/protocol';
import { language } from '../texts/texts.svelte';
import { CHAPTERS, FIGURES, MINUTE } from './contents';
import { figurePicture } from './figure-files';
import { samplePosition } from './sample';
import { rollShot, SHOTS } from './shots';

const figures = new Map<string, FigurePicture>();
const pieces = new Map<string, string>();
let printing = $state(false);
let whole = $state(false);

/** Reactive. */
export function isPrinting(): boolean {
  return printing;
}

/** Whether all chapters are shown, to be printed. Reactive. */
export function isWhole(): boolean {
  return whole;
}

/** The figures that are printed beside a rule: each once, at the first rule it shows. */
export function printedFigures(rule: string): string[] {
  const chapters = whole ? CHAPTERS : CHAPTERS.filter(({ rules }) => rules.includes(rule));
  const rules = chapters.flatMap((chapter) => chapter.rules);
  return FIGURES.filter((figure) => rules.find((one) => figure.rules.includes(one)) === rule).map(
    ({ number }) => number,
  );
}

const key = (name: string) => `${language()} ${name}`;

/** The figure as it is printed, if it is there. */
export function printedFigure(number: string): FigurePicture | null {
  return (printing && figures.get(key(number))) || null;
}

export function printedPiece(id: string): string | null {
  return (printing && pieces.get(id)) || null;
}

/** Fetches all that the chapter shows on paper. */
export async function fetchPrint(chapter: string): Promise<void> {
  const rules = CHAPTERS.find((one) => one.id === chapter)?.rules ?? [];
  const numbers =
    chapter === 'boxes' ? ['60', ...MINUTE.golf.figures] : rules.flatMap(printedFigures);
  const shots =
    chapter === 'boxes' ? MINUTE.carramboule.figures : rules.filter((id) => id in SHOTS);
  await Promise.all(shots.map(rollShot));
  for (const number of numbers) {
    if (!figures.has(key(number)))
      figures.set(
        key(number),
        await figurePicture(number, 'light', language(), `paper-${number}-`),
      );
  }
  if (chapter !== 'boxes') return;
  for (const { id, values } of (await core.boxes()).pieces) {
    if (values.length > 0 || pieces.has(id)) continue;
    pieces.set(
      id,
      (await core.position(samplePosition(id), 'light', language(), `paper-${id}-`)).board.svg,
    );
  }
}

/** Prints the book from its first page to its last. */
export async function printWhole(): Promise<void> {
  const place = scrollY;
  whole = true;
  for (const chapter of CHAPTERS) await fetchPrint(chapter.id);
  print();
  whole = false;
  await tick();
  scrollTo({ top: place, behavior: 'instant' });
}

/** Listens to the browser's own printing; gives how to stop. */
export function followPrint(): () => void {
  const on = () => {
    printing = true;
    // The browser takes its picture of the page as soon as this returns.
    flushSync();
  };
  const off = () => (printing = false);
  addEventListener('beforeprint', on);
  addEventListener('afterprint', off);
  return () => {
    removeEventListener('beforeprint', on);
    removeEventListener('afterprint', off);
    printing = false;
  };
}
