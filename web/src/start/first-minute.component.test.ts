// The first minute: a player who opens the page and follows only the lit controls has a ball in the hole within sixty
// seconds. Taps and strokes are counted, not time: a machine may be slow, a person takes about this long for each.
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { button, find, goalInSight, openFresh } from '../../tests/browser/golf';

const LIMIT_SECONDS = 60;
const SECONDS_PER_TAP = 2;
/** Dice that tumble and a ball that rolls. */
const SECONDS_PER_STROKE = 4;

afterEach(() => vi.restoreAllMocks());

interface Next {
  what: 'start' | 'die' | 'roll' | 'end' | 'play' | 'done' | 'wait';
  at: [number, number];
}

const all = (selector: string) => [...document.querySelectorAll(selector)];

/**
 * Where the next tap goes, by what a player sees: the button if it can be pressed; otherwise the ending that glows or
 * is nearest to the flag, a start cell, or the die that is lit.
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
  if (aims && isReady) return tap('play', go);
  const [goal] = all('.goal, #golf-flag');
  if (!goal) return wait;
  const flag = tap('end', goal).at;
  const distance = (end: Element) => {
    const [x, y] = tap('end', end).at;
    return Math.hypot(x - flag[0], y - flag[1]);
  };
  const [end] = [all('.end.in .hit'), all('.end .hit')].flatMap((some) =>
    some.sort((a, b) => distance(a) - distance(b)),
  );
  if (aims) return end ? tap('end', end) : wait;
  const [start] = all('.panel [data-start], .panel .starts button');
  if (start) return tap('start', start);
  if (isReady) return tap('roll', go);
  const [die] = all('.panel .pick.lit');
  return die ? tap('die', die) : wait;
}

/** Notes the words that are shown for a moment when a ball drops. */
function noteMoments(): string[] {
  const words: string[] = [];
  const observer = new MutationObserver(() => {
    const word = document.querySelector('.moment .word')?.textContent?.trim();
    if (word && word !== words.at(-1)) words.push(word);
  });
  observer.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => observer.disconnect());
  return words;
}

/** Whether the page has answered a tap. */
function hasAnswered(what: Next['what']): boolean {
  const isReady = all('.panel .go .btn.primary:enabled').length > 0;
  const aims = all('.panel [role="radiogroup"]').length > 0;
  if (what === 'start') return all('.turn-ring').length > 0;
  if (what === 'roll') return aims;
  if (what === 'play') return !aims;
  return isReady;
}

for (const size of ['phone', 'tablet', 'desktop'] as const) {
  test(`the first ball is in the hole within a minute, ${size}`, async () => {
    await openFresh('/', { size });
    await button(/^Play now/).click();
    await find('.board-window svg');
    const moments = noteMoments();
    let [taps, strokes] = [1, 0];
    for (;;) {
      let next = nextTap();
      await expect.poll(() => moments.length > 0 || (next = nextTap()).what !== 'wait').toBe(true);
      if (moments.length > 0 || next.what === 'done') break;
      expect(document.body.innerText).not.toMatch(/You (rolls|plays|chooses)\b/);
      await expect.poll(goalInSight).toBe(true);
      await commands.drag([next.at]);
      await expect
        .poll(() => moments.length > 0 || hasAnswered(next.what), { message: next.what })
        .toBe(true);
      taps += 1;
      if (next.what === 'roll') strokes += 1;
      expect(
        taps * SECONDS_PER_TAP + strokes * SECONDS_PER_STROKE,
        `${taps} taps`,
      ).toBeLessThanOrEqual(LIMIT_SECONDS);
    }
    expect(strokes).toBeGreaterThan(0);
    expect(moments[0]).toMatch(/In \d+|Hole in one!/);
  });
}
