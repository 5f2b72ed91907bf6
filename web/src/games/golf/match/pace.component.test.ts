// Tests how long sentences and strokes stay on the screen. The page's clock jumps from timer to
// timer, so the tests do not wait in real time.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  aim,
  ANN,
  button,
  choose,
  computer,
  heading,
  over,
  roll,
  settled,
  strike,
  table,
} from '../../../../tests/browser/golf';
import { find } from '../../../../tests/browser/find';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Records the sentences in the live region, and how long each one stayed. */
async function listen(): Promise<{ text: string; since: number; stood: number | null }[]> {
  const heard: { text: string; since: number; stood: number | null }[] = [];
  const region = await find('.live');
  const take = () => {
    const text = region.textContent ?? '';
    const last = heard.at(-1);
    if (last?.text === text) return;
    if (last) last.stood = performance.now() - last.since;
    heard.push({ text, since: performance.now(), stood: null });
  };
  take();
  new MutationObserver(take).observe(region, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return heard;
}

test('everything that happens is spoken, one sentence after the other, also at the end of a course', async () => {
  await table([ANN], { courses: ['1', '2'], limit: 1 });
  await expect.element(heading()).toHaveTextContent('Ann, choose a start cell');
  const heard = await listen();
  await choose('white', 1);
  await strike();
  await button('Next course').click();
  await expect.poll(() => heard.at(-1)?.text.trim()).toBe('Ann, your turn with red, stroke 1.');
  const order = [
    /rolls? \d/,
    /^Open directions: /,
    /^Red: .*steps? from the hole|^Red: .*hole/,
    /The Long Step: finished/,
    /your turn with red, stroke 1\.\s*$/,
  ];
  const places = order.map((sentence) => heard.findLastIndex(({ text }) => sentence.test(text)));
  const transcript = heard.map(({ text }) => text).join('\n');
  expect(places, transcript).toEqual([...places].sort((a, b) => a - b));
  expect(Math.min(...places), transcript).toBeGreaterThanOrEqual(0);
  for (const { text, stood } of heard.slice(1, -1)) expect(stood, text).toBeGreaterThan(550);
});

test('strokes of a computer wait for each other without motion, their paths stay, and no die is asked for meanwhile', async () => {
  // Blue plays after red, so the computer's first stroke follows the person's last one.
  await table([ANN, computer(1, 'blue')], { limit: 3 });
  await choose('blue', 1);
  for (let stroke = 1; stroke < 3; stroke++) {
    await strike();
    expect(await settled()).toBe('choose');
    await choose('blue');
  }
  await roll();
  const play = await aim();
  const drawn: { path: string; since: number }[] = [];
  const hints: string[] = [];
  // The previewed path is also the path played, so its time counts from the click.
  addEventListener('click', () => (drawn[0]!.since = performance.now()), {
    once: true,
    capture: true,
  });
  const look = () => {
    const path = document.querySelector('.path-mark')?.innerHTML ?? '';
    if (path && drawn.at(-1)?.path !== path) drawn.push({ path, since: performance.now() });
    const hint = document.querySelector('.hint')?.textContent;
    if (hint) hints.push(hint);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true });
  await play.click();
  await expect.element(over()).toBeVisible();
  observer.disconnect();
  expect(drawn.length).toBeGreaterThanOrEqual(2);
  for (const [index, one] of drawn.slice(1).entries())
    expect(one.since - drawn[index]!.since, `path ${index + 1}`).toBeGreaterThan(1200);
  expect(hints).toEqual([]);
});
