// Pieces, findings and numbers in the reader's words.
import type { CourseFinding, LaidPiece } from '../generated/protocol';
import { language, t } from '../texts/texts.svelte';
import type { Origin } from './own';
import { wordsOf } from '../core/problem';

/** The name of a shape: `F-I3`, `token-2`. */
export function shapeWord(shape: string): string {
  const token = /^token ?-(\d)$/.exec(shape);
  return token ? `${t('piece-token')} −${token[1]}` : t(`piece-${shape}`);
}

/** The name of a piece: `F-I3-2` is the second of its shape. */
export function pieceWord(name: string): string {
  const parts = /^(.*)-(\d+)$/.exec(name);
  if (!parts) return name;
  return t('workshop-piece-number', { piece: t(`piece-${parts[1]}`), number: Number(parts[2]) });
}

export function laidWord(piece: LaidPiece): string {
  return shapeWord(piece.value === null ? piece.id : `${piece.id}${piece.value}`);
}

/** A finding as a sentence: what the board shows is told by its pieces, a mistake of the file as the terminal tells it. */
export function findingWords(finding: CourseFinding): string {
  if (isPlain(finding)) return finding.text;
  const onBoard = t(`workshop-finding-${finding.key}`, boardFacts(finding));
  if (onBoard !== `workshop-finding-${finding.key}`) return onBoard;
  return t(`finding-${finding.key}`, fileFacts(finding));
}

/** What a sentence about the board needs: pieces by their names, numbers that decide the form of words. */
function boardFacts(finding: CourseFinding): Record<string, string | number> {
  const facts: Record<string, string | number> = { ...finding.facts };
  for (const name of ['piece', 'other']) {
    if (facts[name] !== undefined) facts[name] = pieceWord(String(facts[name]));
  }
  for (const name of ['count', 'lie']) {
    if (facts[name] !== undefined) facts[name] = Number(facts[name]);
  }
  if (facts.shape !== undefined) facts.shape = shapeWord(String(facts.shape));
  if (facts.direction !== undefined) facts.direction = t(`direction-${facts.direction}`);
  facts.starts = finding.cells.length;
  return facts;
}

/** What a sentence about the file needs: everything as it is written there, parts of a file by their names. */
function fileFacts({ facts }: CourseFinding): Record<string, string> {
  if (facts.part === undefined) return { ...facts };
  const [part, shape = ''] = facts.part.split(' ');
  return { ...facts, part: t(`finding-part-${part}`, { shape }) };
}

/** Whether a finding is told in English whatever the language. */
export function isPlain(finding: CourseFinding): boolean {
  return !finding.key || finding.key === 'unreadable';
}

/** What the core says when it refuses: a finding as JSON, or a sentence. */
export function refusal(problem: unknown): CourseFinding {
  const text = wordsOf(problem);
  try {
    const finding = JSON.parse(text) as CourseFinding;
    if (typeof finding.text === 'string') return finding;
  } catch {
    // Not one of ours.
  }
  return { line: 1, column: 1, error: true, text, key: '', facts: {}, cells: [], piece: null };
}

export function decimal(value: number, digits = 2): string {
  return new Intl.NumberFormat(language(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace('-', '−');
}

export function percent(value: number): string {
  return new Intl.NumberFormat(language(), {
    style: 'percent',
    maximumFractionDigits: value > 0 && value < 0.01 ? 1 : 0,
  }).format(value);
}

/** Where a course comes from, as one line. */
export function originWords(from: Origin): string {
  return t(`workshop-from-${from.kind}`, { name: from.name });
}
