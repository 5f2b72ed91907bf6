// Texts about pieces, findings and numbers.
import type { CourseFinding, LaidPiece } from '../../generated/protocol';
import { t } from '../../lib/texts.svelte';
import type { Origin } from './own';
import { errorMessage } from '../../lib/problem';

/** Returns the name of a shape, such as `F-I3` or `token-2`, in the user's language. */
export function shapeWord(shape: string): string {
  const token = /^token ?-(\d)$/.exec(shape);
  return token ? `${t('piece-token')} −${token[1]}` : t(`piece-${shape}`);
}

/**
 * Returns the name of a piece with its number: `F-I3-2` is the second piece with the shape `F-I3`.
 */
export function pieceWord(name: string): string {
  const parts = /^(.*)-(\d+)$/.exec(name);
  if (!parts) return name;
  return t('workshop-piece-number', { piece: t(`piece-${parts[1]}`), number: Number(parts[2]) });
}

export function laidWord(piece: LaidPiece): string {
  return shapeWord(piece.value === null ? piece.id : `${piece.id}${piece.value}`);
}

/**
 * Describes a finding. Messages about problems on the board name the pieces. Messages about errors
 * in the file are the same as on the command line.
 */
export function findingWords(finding: CourseFinding): string {
  if (isPlain(finding)) return finding.text;
  const onBoard = t(`workshop-finding-${finding.key}`, boardFacts(finding));
  if (onBoard !== `workshop-finding-${finding.key}`) return onBoard;
  return t(`finding-${finding.key}`, fileFacts(finding));
}

/**
 * Returns the arguments for a sentence about the board: names of pieces, and numbers that select
 * plural forms.
 */
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

/**
 * Returns the arguments for a sentence about the course file: values as written, and names of its
 * parts.
 */
function fileFacts({ facts }: CourseFinding): Record<string, string> {
  if (facts.part === undefined) return { ...facts };
  const [part, shape = ''] = facts.part.split(' ');
  return { ...facts, part: t(`finding-part-${part}`, { shape }) };
}

/** Returns whether the text of a finding is in English regardless of the user's language. */
export function isPlain(finding: CourseFinding): boolean {
  return !finding.key || finding.key === 'unreadable';
}

/**
 * Converts an error of the core to a finding. The error message is either a finding in JSON or a
 * sentence.
 */
export function refusal(problem: unknown): CourseFinding {
  const text = errorMessage(problem);
  try {
    const finding = JSON.parse(text) as CourseFinding;
    if (typeof finding.text === 'string') return finding;
  } catch {
    // The error message is a sentence.
  }
  return { line: 1, column: 1, error: true, text, key: '', facts: {}, cells: [], piece: null };
}

/** Describes the origin of a copied course in one line. */
export function originWords(from: Origin): string {
  return t(`workshop-from-${from.kind}`, { name: from.name });
}
