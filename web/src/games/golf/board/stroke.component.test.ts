// Tests one stroke of mini golf on the board and the panel, with its explanation and hints.
import { afterEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { barriers } from '../../../../tests/browser/barriers';
import { find } from '../../../../tests/browser/find';
import {
  aim,
  ANN,
  best,
  BO,
  button,
  choose,
  computer,
  heading,
  key,
  roll,
  rose,
  settled,
  story,
  strike,
  table,
} from '../../../../tests/browser/golf';
import { onScreen } from '../stroke/turn';
import { DIRS } from '../../../ui/rose';

afterEach(() => vi.restoreAllMocks());

const middle = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

test('dragging the board selects nothing, and 0 resets it', async () => {
  await table([ANN]);
  const start = '[data-start="2"]';
  const [x, y] = middle(await find(start));
  await commands.drag([
    [x, y],
    [x + 80, y + 50],
  ]);
  await expect.element(heading()).toHaveTextContent('Ann, choose a start cell');
  await key('0');
  await commands.drag([middle(await find(start))]);
  await expect.element(heading()).toHaveTextContent('Ann, choose a die');
  await expect.element(page.getByRole('img', { name: /Balls on the board: red/ })).toBeVisible();
});

test('hovering over a die shows what it can reach', async () => {
  await table([ANN]);
  await button('Start cell 1').click();
  await button(/^orange die/).hover();
  await find('.reach');
});

test('every die shows its chance to hole out before it is selected', async () => {
  await table([ANN]);
  await button('Start cell 1').click();
  const chances = () =>
    [...document.querySelectorAll('.panel .pick')].map(
      (pick) => pick.querySelector<HTMLElement>('.chance')?.dataset.sides ?? '',
    );
  // The white die (1–6) is too weak to reach the hole.
  await expect.poll(() => chances().some(Boolean)).toBe(true);
  expect(chances()[0]).toBe('');
  expect(
    chances()
      .filter(Boolean)
      .every((chance) => /^[1-6]\/6$/.test(chance)),
  ).toBe(true);
  await expect.element(button(/[1-6] of its six sides can reach the hole/).first()).toBeVisible();
  // The board's preview for a die shows the same chance as the die.
  const likely = await find('.panel .pick:has(.chance)');
  likely.click();
  const tag = (await find('.reach-n')).textContent;
  expect(likely.querySelector<HTMLElement>('.chance')?.dataset.sides).toBe(tag);
});

test('two taps play a stroke for players who want it so; keys still choose first', async () => {
  await table([ANN], {}, { size: 'phone', settings: { quick: true, turnBoard: false } });
  await button('Start cell 3').click();
  await button(/^yellow die/).click();
  await expect.element(rose()).toBeVisible();
  const { name } = await best();
  const dir = name.replace(/(\w)\w*-?(\w?)\w*/, '$1$2').toUpperCase();
  await commands.drag([middle(await find(`[data-end="${dir}"] .hit`))]);
  await expect.element(rose()).not.toBeInTheDocument();
  expect(await settled()).toBe('choose');
  const white = button(/^white die/).element() as HTMLElement;
  white.focus();
  await key('{Enter}');
  await expect.element(button('Roll the white die')).toBeEnabled();
});

test('the chosen direction keeps its arrow', async () => {
  await table([ANN]);
  await choose('yellow', 1);
  await roll();
  await aim();
  const arrow = await find('.wedge[aria-checked="true"] .arrow');
  expect(getComputedStyle(arrow).display).not.toBe('none');
  const face = await find('.wedge[aria-checked="true"] .face');
  expect(getComputedStyle(arrow).fill).not.toBe(getComputedStyle(face).fill);
});

test('every step of a stroke can be explained, with its rule over the match', async () => {
  await table([ANN, BO]);
  await choose('green', 1);
  await roll();
  await key('q');
  await key('q');
  await button('Why?').first().click();
  const why = page.getByRole('region', { name: 'Why did the ball stop there?' });
  await expect.element(why.getByRole('heading', { name: 'No impulses left' })).toBeVisible();
  await find('.why figure svg');
  await why
    .getByRole('button', { name: /Off the wall/ })
    .first()
    .click();
  const match = location.href;
  await why.getByRole('link', { name: /^Rule R\d in the rulebook/ }).click();
  await expect.element(page.getByRole('dialog', { name: /^R\d · / })).toBeVisible();
  expect(location.href).toBe(match);
});

test('the board itself shows every step of a stroke that is explained', async () => {
  await table([ANN]);
  await choose('green', 1);
  await roll();
  const go = await aim();
  await go.click();
  await expect.element(heading()).toHaveTextContent('Ann, choose a die');
  const ball = async () => middle(await find('.board-window .plane:first-of-type .ball'));
  const rests = await ball();
  await key('v');
  const why = page.getByRole('region', { name: 'Why did the ball stop there?' });
  const back = why.getByRole('button', { name: 'Previous step' });
  await back.click();
  await back.click();
  await expect.poll(ball).not.toEqual(rests);
  await key('{Escape}');
  await expect.element(heading()).toHaveTextContent('Ann, choose a die');
  await expect.poll(ball).toEqual(rests);
});

for (const size of ['desktop', 'phone'] as const) {
  test(`two taps on an ending play a stroke, and the hint is shown once, ${size}`, async () => {
    await table([ANN], {}, { size });
    const hint = page.getByText('Tap where the ball should stop.');
    await choose('yellow', 3);
    await roll();
    await expect.element(hint).toBeVisible();
    const open = rose().getByRole('radio', { disabled: false });
    await expect
      .poll(() => document.querySelectorAll('.end-marks .end').length)
      .toBe(open.elements().length);
    const { name, go } = await best();
    const named = name.replace(/(\w)\w*-?(\w?)\w*/, '$1$2').toUpperCase();
    // On a phone, the first course is turned: east is at the top.
    const dir = DIRS.find((dir) => onScreen(dir, size === 'phone' ? -1 : 0) === named);
    // A tap that misses the ending by a little still selects it.
    const [x, y] = middle(await find(`[data-end="${dir}"] .hit`));
    const at: [number, number] = [x + 3, y + 3];
    await commands.drag([at]);
    await expect.element(go).toBeEnabled();
    await find('.path-mark path');
    await commands.drag([at]);
    await expect.element(heading()).toHaveTextContent('Ann, choose a die');
    await choose('white');
    await roll();
    await expect.element(hint).not.toBeInTheDocument();
  });
}

test('without motion a stroke shows its result at once, its path stays, and words describe it', async () => {
  await table([ANN, BO]);
  await choose('white', 1);
  await strike();
  await settled();
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  expect(running).toEqual([]);
  await find('.path-mark path');
  await expect.element(story()).toHaveTextContent(/Red: .*from the hole/);
});

for (const [size, colours] of [
  ['desktop', 'dark'],
  ['phone', 'light'],
] as const) {
  test(`pieces on the board explain themselves, and the match stays open, ${size}`, async () => {
    await table([ANN], { courses: ['S-10b'] }, { size, colours });
    await button('Start cell 1').click();
    const shown = performance.now();
    const bar = button(/^Bar of 3\. A ball bounces off/);
    await expect.element(bar).toBeInTheDocument();
    if (size === 'phone') {
      // The board ignores taps for 0.3 s after an animation.
      await expect.poll(() => performance.now() - shown).toBeGreaterThan(300);
      await commands.drag([middle(bar.element())]);
    } else {
      // All pieces share one tab stop. The arrow keys move between pieces and do not aim.
      await key('p');
      for (let step = 0; step < 40 && bar.element() !== document.activeElement; step++)
        await key('{ArrowRight}');
      await expect.poll(() => document.querySelector('.tip')?.textContent).toContain('Bar of 3');
      await key('{Enter}');
    }
    const sheet = page.getByRole('dialog', { name: 'Bar of 3' });
    await expect.element(sheet).toBeVisible();
    await find('dialog[open] figure svg');
    expect(await barriers()).toEqual([]);
    const match = location.href;
    await sheet.getByRole('link', { name: 'Rule R3 in the rulebook' }).click();
    await expect.element(page.getByRole('dialog', { name: /^R3 · / })).toBeVisible();
    expect(location.href).toBe(match);
  });
}

const CAROM = { mode: 'carom', scatter: true } as const;

test('a carom round with three balls moves the counter once all have played', async () => {
  await table([ANN, BO, computer(2, 'yellow')], CAROM);
  for (let stroke = 0; stroke < 2; stroke++) {
    expect(await settled()).toBe('choose');
    await page
      .getByRole('button', { name: /^Start cell/, disabled: false })
      .first()
      .click();
    // Blue is too weak to reach the hole from here, but the computer may hole its ball.
    await choose('blue');
    await strike();
  }
  await expect.element(page.getByRole('list', { name: 'Counter: round 2 of 10' })).toBeVisible();
  await expect
    .element(page.getByRole('img', { name: /Balls on the board: \w+, \w+(, \w+)?$/ }))
    .toBeVisible();
});

test('a carom hint chooses what the strongest computer would, and leaves it to be played', async () => {
  await table([ANN, BO, computer(2, 'yellow')], CAROM);
  expect(await settled()).toBe('choose');
  await key('h');
  await expect.element(page.getByText(/^Iris would choose start cell \d\.$/).first()).toBeVisible();
  await button('Match menu').click();
  await button('Get a hint').click();
  await expect.element(page.getByText(/^Iris would take the \w+ die\.$/).first()).toBeVisible();
  await roll();
  await key('h');
  await expect.element(page.getByText(/^Iris would play [a-z-]+\.$/).first()).toBeVisible();
  await expect.element(button(/^Play (?:north|south|east|west)/)).toBeEnabled();
});
