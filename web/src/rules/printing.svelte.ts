// The book on paper: every figure and piece of a chapter, whether it was scrolled to or not, in light
// colours. A browser that prints does not wait for anybody, so what paper shows is fetched before: when
// the page has time for it, and once more when someone asks for the print.
import { flushSync } from 'svelte';
import { core } from '../core/core';
import type { FigurePicture } from '../generated/protocol';
import { language } from '../texts/texts.svelte';
import { CHAPTERS, FIGURES } from './contents';
import { figurePicture } from './figure-files';
import { samplePosition } from './sample';

const figures = new Map<string, FigurePicture>();
const pieces = new Map<string, string>();
let printing = $state(false);

/** Reactive. */
export function isPrinting(): boolean {
  return printing;
}

/** The figures that are printed beside a rule: each once in a chapter, at the first rule it shows. */
export function printedFigures(rule: string): string[] {
  const rules = CHAPTERS.find((chapter) => chapter.rules.includes(rule))?.rules ?? [];
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
  const numbers = chapter === 'boxes' ? ['60'] : rules.flatMap(printedFigures);
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
