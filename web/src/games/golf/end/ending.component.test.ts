// Tests the cards shown after a course and after a match of mini golf.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { core } from '../../../core/core';
import { extend } from '../../../core/saved';
import init from '../../../generated/game/browser';
import wasm from '../../../generated/game/browser_bg.wasm?url';
import type { Event, NewLocalTable } from '../../../generated/protocol';
import { go } from '../../../ui/router.svelte';
import {
  ANN,
  button,
  choose,
  heading,
  openFresh,
  over,
  settled,
  strike,
  table,
} from '../../../../tests/browser/golf';
import { matchOfComputers } from '../../../../tests/computers';

afterEach(() => vi.restoreAllMocks());

test('two courses: a card between them, the end of the match, and the same again', async () => {
  await table([ANN], { courses: ['1', '2'], limit: 1 });
  await choose('white', 1);
  await strike();
  await expect
    .element(page.getByRole('region', { name: '1 · The Long Step: finished' }))
    .toBeVisible();
  await button('Next course').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('2 · The Elbow');
  expect(await settled()).toBe('choose');
  await choose('white', 1);
  await strike();
  await expect.element(over()).toBeVisible();
  const first = location.pathname;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => location.pathname).not.toBe(first);
  await expect.element(heading()).toHaveTextContent('Ann, choose a start cell');
});

test('the card after a course agrees with the order of play, the header and the counter', async () => {
  await table([ANN], { courses: ['1', '2'], limit: 2 });
  await choose('blue', 1);
  await strike();
  expect(await settled()).toBe('choose');
  await choose('blue');
  await strike();
  await expect
    .element(page.getByRole('region', { name: '1 · The Long Step: finished' }))
    .toBeVisible();
  const order = page.getByRole('region', { name: 'Order of play' });
  await expect.element(order).not.toHaveTextContent('to play');
  await expect.element(order).toHaveTextContent('not holed: 2');
  await expect.element(page.getByRole('banner')).toHaveTextContent('Course finished');
  // After the last stroke, the counter no longer moves.
  const counter = page.getByRole('list', { name: 'Counter: stroke 2 of 2' });
  await expect.element(counter).toBeVisible();
  await button('Next course').click();
  expect(await settled()).toBe('choose');
  await choose('blue', 1);
  await strike();
  expect(await settled()).toBe('choose');
  await choose('blue');
  await strike();
  await expect.element(over()).toBeVisible();
  await expect
    .poll(() => counter.element().querySelector('[aria-current]')?.textContent?.trim())
    .toBe('2');
});

for (const size of ['desktop', 'phone'] as const) {
  test(`resigning ends the match, ${size}`, async () => {
    await table([ANN], {}, { size });
    await button('Match menu').click();
    await button('Resign').click();
    const question = page.getByRole('dialog', { name: 'Resign this match?' });
    await question.getByRole('button', { name: 'Resign' }).click();
    await expect.element(over()).toBeVisible();
  });
}

test('without a hole the end says so and offers another try; the dice can be checked', async () => {
  await table([ANN], { limit: 1 });
  // From start cell 1, the white die is too weak to reach the hole.
  await choose('white', 1);
  await strike();
  await expect.element(over().getByRole('heading', { name: 'Not holed' })).toBeVisible();
  await expect.element(over()).toHaveTextContent('One stroke was not enough this time.');
  await expect.element(over()).toHaveTextContent('not holed · par 2');
  await expect.element(over().getByRole('button', { name: 'Try again' })).toHaveClass('primary');
  await expect
    .element(over().getByRole('button', { name: 'Next course: The Elbow' }))
    .not.toHaveClass('primary');
  expect(over().getByRole('list', { name: 'Medals' }).query()).toBeNull();
  // The analysis is one tap away.
  await expect
    .element(over().getByRole('link', { name: 'Replay and analysis' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/replay\/./));
  await expect.element(page.getByText('Fingerprint').first()).not.toBeVisible();
  await over().getByText('Details').click();
  await button('Check the dice').first().click();
  await expect
    .element(page.getByText(/All correct: the (roll matches|\d+ rolls match) the seal/).first())
    .toBeVisible();
});

/** Saves a finished match between two computers on a course with tokens; returns its id. */
async function keepMatchWithTokens(): Promise<string> {
  const [boxes, courses] = await Promise.all([core.boxes(), core.courses()]);
  const { id, file } = courses.find((course) => course.id === '1')!;
  const golf = {
    mode: 'carom',
    balls: [['red'], ['blue']],
    courses: [{ id, file }],
    limit: null,
    dice: boxes.dice
      .filter(({ home }) => home === 'base')
      .map(({ id, impulses }) => ({ id, impulses })),
    cards: [],
    tokens: boxes.tokens,
  };
  const computer = { type: 'computer', level: 1 };
  const match = {
    table: '00000000000000aa',
    setup: { golf },
    seats: [computer, computer],
    clock: null,
  } as unknown as NewLocalTable;
  const secret = new Uint8Array(32).fill(7);
  await init({ module_or_path: wasm });
  const record = JSON.parse(matchOfComputers(match, secret, 3n)) as { events: Event[] };
  const kept = { id: match.table, secret, events: record.events, status: 'over' } as const;
  await extend({ ...kept, course: 0, begun: 1, changed: 1 }, 0);
  return match.table;
}

test('the best stroke is described, plays by itself, and can be shared as a clip', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openFresh('/privacy', { motion: true });
  go(`/play/${await keepMatchWithTokens()}`);
  const best = over().getByRole('region', { name: 'Best stroke' });
  await expect.element(best).toHaveTextContent(/(Red|Blue): /);
  // Scrolls to the best stroke, which then plays without a tap.
  best.element().scrollIntoView();
  await expect.element(best.getByRole('button', { name: 'Watch again' })).toBeDisabled();
  await best.getByRole('button', { name: 'Share clip' }).click();
  await expect.poll(() => saved.mock.contexts.length, { timeout: 30_000 }).toBe(1);
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('carambole.gif');
  await expect.element(best.getByRole('status')).toHaveTextContent(/clip saved/i);
});

test('results show how tokens were counted', async () => {
  await openFresh('/privacy');
  go(`/play/${await keepMatchWithTokens()}`);
  await expect.element(over()).toBeVisible();
  const texts = over()
    .getByRole('listitem')
    .elements()
    .map((row) => (row as HTMLElement).innerText);
  const number = (text: string | undefined) => Number(text!.replace('−', '-'));
  const sums = texts.flatMap((text) => {
    const found = /(\d+) ([−+]) (\d+) for tokens = (−?\d+)\s+(−?-?\d+)/.exec(text);
    return found ? [found.slice(1)] : [];
  });
  expect(sums.length, texts.join(' | ')).toBeGreaterThan(0);
  for (const [strokes, sign, tokens, total, shown] of sums) {
    expect(number(strokes) + (sign === '−' ? -1 : 1) * number(tokens)).toBe(number(total));
    expect(number(shown)).toBe(number(total));
  }
});
