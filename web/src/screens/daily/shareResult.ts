// A result as a short text to share. The text reveals nothing about the course.
import type { DailyResult } from './result';

export type Grade = 'best' | 'good' | 'dear' | 'unknown';
export type Luck = 'kind' | 'fair' | 'unkind';
export type Skill = 'perfect' | 'good' | 'bold';

/** Returns the grade of a stroke whose choices cost `cost` strokes. */
export function gradeOf(cost: number): Grade {
  if (cost < 0.05) return 'best';
  return cost < 0.4 ? 'good' : 'dear';
}

/** Returns the grade of each stroke. */
export function gradesOf(result: DailyResult): Grade[] {
  return result.choices?.map(gradeOf) ?? Array.from({ length: result.strokes }, () => 'unknown');
}

export function luckOf(result: DailyResult): Luck | null {
  if (result.luck === null) return null;
  if (result.luck < -0.35) return 'kind';
  return result.luck > 0.35 ? 'unkind' : 'fair';
}

export function skillOf(result: DailyResult): Skill | null {
  if (result.skill === null) return null;
  if (result.skill < 0.1) return 'perfect';
  return result.skill < 0.7 ? 'good' : 'bold';
}

/** Returns whether the result earns gold: par or better. */
export function deserved(result: DailyResult): boolean {
  return result.fate === 'holed' && result.total <= result.par;
}

/** The sentences of a shared text, in the language of the player who shares it. */
export interface ShareWords {
  /** The title, such as "Carambole #15 · 15 November 2026". */
  title: string;
  /** The score, such as "3 strokes, par 3". */
  score: string;
  /** Luck and skill, such as "kind dice, perfect choices"; null if they are not known. */
  manner: string | null;
  /** The streak, such as "4 days in a row"; null if it is shorter than two days. */
  row: string | null;
  address: string;
}

const SIGNS: Record<Grade, string> = { best: '⭐', good: '🟢', dear: '🔴', unknown: '⚪' };
const ENDS: Record<DailyResult['fate'], string> = { holed: '⛳', out: '✋', left: '🏳️' };

/** Returns a row of emoji: one per stroke, and one for how the try ended. */
export function signs(result: DailyResult): string {
  return (
    gradesOf(result)
      .map((grade) => SIGNS[grade])
      .join('') + ENDS[result.fate]
  );
}

export function resultText(result: DailyResult, words: ShareWords): string {
  const more = [words.manner, words.row].filter(Boolean).join(' · ');
  return [words.title, `${signs(result)} ${words.score}`, more, words.address]
    .filter(Boolean)
    .join('\n');
}
