// Tests findings about a course in the user's language: messages about problems on the board name
// the pieces, and messages about errors in the file quote the file.
import { expect, it, vi } from 'vitest';
import type { CourseFinding } from '../src/generated/protocol';

vi.stubGlobal('navigator', { languages: ['de'] });

const { loadTexts } = await import('../src/lib/texts.svelte');
const { findingWords } = await import('../src/screens/workshop/findingSentences');
await loadTexts('workshop', 'findings', 'pieces');

function finding(key: string, facts: Record<string, string>): CourseFinding {
  return { line: 2, column: 1, error: true, text: 'English', key, facts, cells: [], piece: null };
}

it('describes board problems with the names of pieces', () => {
  expect(findingWords(finding('covers-start', { piece: 'F-1-2', cell: '0,0' }))).toBe(
    'Stein Nr. 2 verdeckt ein Startfeld.',
  );
});

it('describes errors of the file literally', () => {
  expect(findingWords(finding('not-text', { key: 'name' }))).toBe(
    '`name` muss ein Text in Anführungszeichen sein',
  );
  const key = { key: 'at', part: 'shape F-1' };
  expect(findingWords(finding('missing-key', key))).toBe(
    'das Teil F-1 braucht den Schlüssel `at`; ergänze ihn',
  );
  expect(findingWords(finding('missing-key', { key: 'format', part: 'course' }))).toMatch(
    /^eine Bahn braucht/,
  );
  expect(findingWords(finding('no-shape', { shape: 'F-77', known: 'F-1' }))).toMatch(/`F-77`/);
});

it('passes on anything that is not a finding', () => {
  expect(findingWords(finding('', {}))).toBe('English');
  expect(findingWords(finding('unreadable', {}))).toBe('English');
});
