// Tests the first minutes of a player who taps only what is highlighted. Counts taps and strokes
// instead of measuring time, because the machine may be slow. crates/browser/tests/light.rs tests
// how well the highlighted choices play on average.
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { readBests } from '../../games/golf/journey/bests';
import { parOf } from '../../games/golf/journey/journey';
import { find } from '../../../tests/browser/find';
import { button, goalInSight, key, openFresh } from '../../../tests/browser/golf';

const LIMIT_SECONDS = 45;
const SECONDS_PER_TAP = 2;
/** How long a stroke takes: the tumbling die and the rolling ball. */
const SECONDS_PER_STROKE = 4;

afterEach(() => vi.restoreAllMocks());

interface Next {
  what: 'start' | 'die' | 'roll' | 'end' | 'play' | 'done' | 'wait';
  at: [number, number];
}

const all = (selector: string) => [...document.querySelectorAll(selector)];

/**
 * Returns the player's next tap: on the highlighted choice, otherwise on the button that continues.
 */
function nextTap(): Next {
  const tap = (what: Next['what'], element: Element): Next => {
    const box = element.getBoundingClientRect();
    return { what, at: [box.left + box.width / 2, box.top + box.height / 2] };
  };
  const wait: Next = { what: 'wait', at: [0, 0] };
  if (all('.moment, .board > .over').length > 0) return { ...wait, what: 'done' };
  const [go] = all('.panel .go .btn.primary');
  if (!go) return wait;
  const isReady = !go.matches(':disabled');
  const aims = all('.panel [role="radiogroup"]').length > 0;
  if (isReady) return tap(aims ? 'play' : 'roll', go);
  const [end] = all('.end.lit .hit');
  if (aims) return end ? tap('end', end) : wait;
  const [start] = all('.panel .starts button.lit');
  if (start) return tap('start', start);
  const [die] = all('.panel .pick.lit');
  return die ? tap('die', die) : wait;
}

/** Records the words shown when balls drop, such as "Hole in one!". */
function noteMoments(): string[] {
  const words: string[] = [];
  let shown = false;
  const observer = new MutationObserver(() => {
    const word = document.querySelector('.moment .word')?.textContent?.trim();
    if (word && !shown) words.push(word);
    shown = Boolean(word);
  });
  observer.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => observer.disconnect());
  return words;
}

/** Returns whether the page has reacted to the tap on a highlighted choice or button. */
function hasAnswered(what: Next['what']): boolean {
  const isReady = all('.panel .go .btn.primary:enabled').length > 0;
  const aims = all('.panel [role="radiogroup"]').length > 0;
  if (what === 'start') return all('.turn-ring').length > 0;
  if (what === 'roll') return aims;
  if (what === 'play') return !aims;
  return isReady;
}

/** Taps once and waits until the page reacts. */
async function follow(next: Next, moments: string[]): Promise<void> {
  expect(document.body.innerText).not.toMatch(/You (rolls|plays|is|chooses)\b/);
  await expect.poll(goalInSight).toBe(true);
  const before = moments.length;
  await commands.drag([next.at]);
  await expect
    .poll(() => moments.length > before || hasAnswered(next.what), { message: next.what })
    .toBe(true);
}

/** Plays one course to its end. Returns how many taps and strokes that took. */
async function hole(moments: string[]): Promise<{ taps: number; strokes: number }> {
  let [taps, strokes] = [0, 0];
  const before = moments.length;
  for (;;) {
    let next = nextTap();
    await expect
      .poll(() => moments.length > before || (next = nextTap()).what !== 'wait')
      .toBe(true);
    if (moments.length > before || next.what === 'done') return { taps, strokes };
    await follow(next, moments);
    taps += 1;
    if (next.what === 'roll') strokes += 1;
  }
}

async function playNow(size: 'phone' | 'tablet' | 'desktop'): Promise<string[]> {
  await openFresh('/', { size });
  await button(/^Play now/).click();
  await find('.board-window svg');
  return noteMoments();
}

for (const [size, seed] of [
  ['phone', 'a'],
  ['phone', 'b'],
  ['tablet', 'c'],
  ['desktop', 'd'],
] as const) {
  test(`the first ball is in the hole within ${LIMIT_SECONDS} seconds, ${size}, dice ${seed}`, async () => {
    const moments = await playNow(size);
    const { taps, strokes } = await hole(moments);
    expect(strokes).toBeGreaterThan(0);
    expect(
      (1 + taps) * SECONDS_PER_TAP + strokes * SECONDS_PER_STROKE,
      `${taps} taps, ${strokes} strokes`,
    ).toBeLessThanOrEqual(LIMIT_SECONDS);
    expect(moments[0]).toMatch(/In \d+|Hole in one!/);
  });
}

test(
  'the light stays on for the first five holes, and two of them are par',
  { timeout: 40_000 },
  async () => {
    const moments = await playNow('phone');
    for (let played = 1; played <= 5; played++) {
      await hole(moments);
      // Skips the word shown when the ball drops.
      await key(' ');
      if (played < 5) {
        (await find('.over .btn.primary')).click();
        await expect.poll(() => nextTap().what).toBe('start');
      }
    }
    await find('.over .btn.primary');
    const bests = await readBests();
    const scores = Object.entries(bests).map(([id, { score }]) => score - parOf(id)!);
    expect(scores.filter((over) => over <= 0).length, scores.join()).toBeGreaterThanOrEqual(2);
  },
);
