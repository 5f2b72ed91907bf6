// Prints the rulebook in print colours, including figures and pieces to which the reader has not
// scrolled. Browsers do not wait when they print, so everything is loaded in advance: while the
// page is idle, and again when the reader asks to print.
import type { Component } from 'svelte';
import { flushSync } from 'svelte';
import { core, study } from '../core/core';
import type { Boxes, CourseCard, FigurePicture } from '../generated/protocol';
import { language } from '../lib/texts.svelte';
import { CHAPTERS, FIGURES, MINUTE, type FigureEntry } from './contents';
import { figurePicture } from './figure-files';
import { samplePosition } from './sample';
import { rollShot, SHOTS } from './shots';

/** The course shown on the cover of the book. */
const COVER = 'S-8';

const figures = new Map<string, FigurePicture>();
const pieces = new Map<string, string>();
const courses = new Map<string, string>();
let boxes: Boxes | undefined;
let cards: CourseCard[] | undefined;

interface WholeBook {
  Book: Component<{ onset: () => void }>;
  onset: () => void;
}
let printing = $state(false);
let preparing = $state(false);
let whole = $state.raw<WholeBook | null>(null);

/** Returns whether a single chapter is being printed. Reactive. */
export function isPrinting(): boolean {
  return printing && !whole;
}

/** Returns whether the complete book is being prepared for printing. Reactive. */
export function isPreparing(): boolean {
  return preparing;
}

/** Returns the complete book while it is being printed, else null. Reactive. */
export function book(): WholeBook | null {
  return whole;
}

/**
 * Returns the figures printed beside a rule. Each figure appears once: in the book, beside its main
 * rule; in a single chapter, beside the first rule that it explains.
 */
export function printedFigures(rule: string, inBook = false): string[] {
  const near = CHAPTERS.find(({ rules }) => rules.includes(rule))?.rules ?? [];
  const place = (figure: FigureEntry) =>
    inBook ? figure.rules[0] : near.find((one) => figure.rules.includes(one));
  return FIGURES.filter((figure) => place(figure) === rule).map(({ number }) => number);
}

const key = (name: string) => `${language()} ${name}`;

/** Returns a figure drawn for print; null if it has not been loaded. */
export function drawnFigure(number: string): FigurePicture | null {
  return figures.get(key(number)) ?? null;
}

/** Returns a figure drawn for print while a chapter is being printed, else null. Reactive. */
export function printedFigure(number: string): FigurePicture | null {
  return isPrinting() ? drawnFigure(number) : null;
}

export function drawnPiece(id: string): string | null {
  return pieces.get(id) ?? null;
}

export function drawnCourse(id: string): string | null {
  return courses.get(id) ?? null;
}

export function drawnCover(): string {
  return courses.get(COVER) ?? '';
}

export function drawnBoxes(): Boxes | undefined {
  return boxes;
}

export function drawnCards(): CourseCard[] | undefined {
  return cards;
}

/** Loads everything that is printed with a chapter. */
export async function fetchPrint(chapter: string, inBook = false): Promise<void> {
  const rules = CHAPTERS.find((one) => one.id === chapter)?.rules ?? [];
  const numbers =
    chapter === 'boxes'
      ? ['60', ...MINUTE.golf.figures]
      : rules.flatMap((rule) => printedFigures(rule, inBook));
  const shots =
    chapter === 'boxes' ? MINUTE.carramboule.figures : rules.filter((id) => id in SHOTS);
  await Promise.all(shots.map(rollShot));
  for (const number of numbers) {
    if (!figures.has(key(number)))
      figures.set(
        key(number),
        await figurePicture(number, 'print', language(), `paper-${number}-`),
      );
  }
  if (chapter === 'boxes') await fetchBoxes();
}

async function fetchBoxes(): Promise<void> {
  boxes ??= await core.boxes();
  for (const { id, values } of boxes.pieces) {
    if (values.length > 0 || pieces.has(id)) continue;
    const { board } = await study.position(samplePosition(id), 'print', language(), `paper-${id}-`);
    pieces.set(id, board.svg);
  }
  cards ??= await core.courses();
  for (const { id, plain, file } of cards) {
    if ((!plain && id !== COVER) || courses.has(id)) continue;
    courses.set(id, await core.coursePicture(file, 'print', language(), `paper-${id}-`, true));
  }
}

/**
 * Prints the complete book. Some browsers return from `print()` before they have drawn the pages,
 * so the hidden book remains until the reader uses the page again.
 */
export async function printWhole(): Promise<void> {
  if (preparing) return;
  preparing = true;
  try {
    for (const { id } of CHAPTERS) await fetchPrint(id, true);
    const { default: Book } = await import('../screens/rules/Book.svelte');
    await new Promise<void>((onset) => (whole = { Book, onset }));
  } finally {
    preparing = false;
  }
  print();
  const events = ['pointerdown', 'keydown'] as const;
  const close = () => {
    whole = null;
    for (const name of events) removeEventListener(name, close, true);
  };
  for (const name of events) addEventListener(name, close, true);
}

/**
 * Prepares the page when the reader prints from the browser's menu. Returns a function that removes
 * the event listeners.
 */
export function followPrint(): () => void {
  const on = () => {
    printing = true;
    // The browser captures the page as soon as this listener returns.
    flushSync();
  };
  const off = () => (printing = false);
  addEventListener('beforeprint', on);
  addEventListener('afterprint', off);
  return () => {
    removeEventListener('beforeprint', on);
    removeEventListener('afterprint', off);
    printing = false;
    whole = null;
  };
}
