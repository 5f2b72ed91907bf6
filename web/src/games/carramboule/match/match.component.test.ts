// Tests a Carramboule match: aiming by mouse and keyboard, verdicts, choices, computer players,
// rounds and the end of a match.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import record from '../../../../../crates/table/tests/data/carramboule.json?raw';
import { barriers, scrollsSideways } from '../../../../tests/browser/barriers';
import {
  aim,
  beautiful,
  button,
  followMatch,
  goOn,
  myTurn,
  openMatch,
  press,
  readOn,
  shoot,
  shots,
  table,
  tablePoint,
} from '../../../../tests/browser/carramboule';
import { catchDownloads, mouse } from '../../../../tests/browser/device';
import { leaveMouse } from '../../../../tests/browser/evening';
import { open, SIZES } from '../../../../tests/browser/open';
import { keepTable } from '../../../../tests/browser/tables';
import { go } from '../../../ui/router.svelte';
import { boxOf, find } from '../../../../tests/browser/find';

const BOTH = ['desktop', 'phone'] as const;
const skip = button('Skip');

/** Drags the mouse between two points on the table. */
async function drag(from: [number, number], to: [number, number]): Promise<void> {
  const [start, end] = [tablePoint(...from), tablePoint(...to)];
  await mouse.press(start);
  await mouse.pull(start, end);
  await mouse.release(end);
}

describe('a shot', () => {
  test('by mouse: dragging aims, and moves the cue ball along its line', async () => {
    await openMatch('person');
    // The cue ball is at a free position left of the middle, and the cue is aimed at one of the
    // player's balls.
    await expect.poll(aim).toBe('35.00° right');
    await expect.element(page.getByText('full hit, medium')).toBeVisible();
    await drag([0.5, 0.3], [0.55, 0.3]);
    await expect.poll(aim).toMatch(/^(3[6-9]|4\d)\.\d\d° right$/);
    // The cue ball is on the near camp line and follows the pointer only along this line.
    await drag([0.249, 0.798], [0.4, 0.6]);
    (table.element() as HTMLElement).focus();
    await press('v');
    await expect.element(page.getByText(/Cue ball on [cd]\d/)).toBeInTheDocument();
  });

  test('by mouse: pulling back the cue shoots, and a click skips the animation', async () => {
    await openMatch('person', { motion: true });
    await drag([0.249, 0.798], [0.4, 0.6]);
    await mouse.click(tablePoint(0.5, 0.48));
    await expect.poll(aim).toMatch(/° right$/);
    // The cue is behind the ball. If the player pushes the cue forward again before letting go,
    // nothing changes; otherwise letting go shoots.
    const strength = page.getByRole('slider', { name: /Strength/ });
    const value = () => (strength.element() as HTMLInputElement).value;
    const before = value();
    const [cue, back, forward] = [
      tablePoint(0.39, 0.86),
      tablePoint(0.36, 0.96),
      tablePoint(0.4, 0.83),
    ];
    await mouse.press(cue);
    await mouse.pull(cue, back);
    await expect.poll(value).not.toBe(before);
    await mouse.pull(back, forward);
    await mouse.release(forward);
    await expect.poll(value).toBe(before);
    await expect.element(shoot).toBeEnabled();
    await drag([0.39, 0.86], [0.35, 0.98]);
    await expect.element(skip).toBeVisible();
    await mouse.click(tablePoint(0.5, 0.5));
    await expect.element(shots()).toHaveLength(1);
  });

  test('by keyboard only', async () => {
    await openMatch('person', { motion: true });
    await press('ArrowRight', 3);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect.poll(aim).toBe('37.95° right');
    await press('ArrowUp', 2);
    await userEvent.keyboard('ddij');
    await expect.element(page.getByText('a little high, a little left').first()).toBeVisible();
    await userEvent.keyboard('ct?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await expect.element(keys).toHaveTextContent('aim, by 0.05°');
    await press('Escape');
    await expect.element(keys).not.toBeInTheDocument();
    await userEvent.keyboard('[Space]');
    await expect.element(skip).toBeVisible();
    await userEvent.keyboard('x');
    await expect.element(shots()).toHaveLength(1);
  });

  test('asks once if the line shows a foul', async () => {
    await openMatch('person');
    // Aims straight at the far left pocket.
    await mouse.click(tablePoint(0.105, 0.101));
    await expect.element(page.getByText('foul: sinks the cue ball!')).toBeVisible();
    await userEvent.keyboard('[Space]');
    const question = page.getByRole('alert');
    await expect
      .element(question)
      .toHaveTextContent('This shot is a foul: it sinks the cue ball. Shoot anyway?');
    expect(await barriers()).toEqual([]);
    await button('Aim again').click();
    await expect.element(question).not.toBeInTheDocument();
    await userEvent.keyboard('[Space]');
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('[Space]');
    await expect.element(shots()).toHaveLength(1);
    await expect.element(shots()).toHaveTextContent('Foul: the cue ball fell');
  });

  test('a tap behind the cue ball explains why you may not shoot there', async () => {
    await openMatch('person');
    const before = aim();
    await mouse.click(tablePoint(0.26, 0.86));
    await expect
      .element(page.getByText('You cannot shoot backwards. Go off the far cushion.'))
      .toBeVisible();
    expect(aim()).toBe(before);
    await press('ArrowRight');
    await expect.element(page.getByText('You cannot shoot backwards')).not.toBeInTheDocument();
  });

  test('explains the lines on the first shots', async () => {
    await openMatch('person');
    const legend = page.getByText('ball it hits');
    for (let turn = 1; turn <= 3; turn++) {
      await expect.element(legend).toBeVisible();
      await shoot.click();
      await expect.element(shots()).toHaveLength(turn);
    }
    await expect.element(shoot).toBeEnabled();
    await expect.element(legend).not.toBeInTheDocument();
  });

  test('the default aim is no foul in any turn: pressing Space is enough', async () => {
    await openMatch('person');
    for (let turn = 1; turn <= 6; turn++) {
      await expect.element(shoot).toBeEnabled();
      await userEvent.keyboard('[Space]');
      await expect.element(shots()).toHaveLength(turn);
    }
    await expect.element(shots(/Foul/)).toHaveLength(0);
  });
});

describe.for([
  [390, 844],
  [844, 390],
  [320, 568],
  [1440, 900],
] as const)('at %i × %i', (size) => {
  const inside = (
    part: DOMRect,
    whole: { left: number; top: number; right: number; bottom: number },
  ) =>
    part.left >= whole.left - 1 &&
    part.top >= whole.top - 1 &&
    part.right <= whole.right + 1 &&
    part.bottom <= whole.bottom + 1;

  test('the pull scale is fully visible and covers no instruction', async () => {
    await openMatch('person', { size });
    const [cue, back] = [tablePoint(0.235, 0.85), tablePoint(0.2, 0.93)];
    await mouse.press(cue);
    await mouse.pull(cue, back);
    await expect.poll(() => document.querySelector('.scale li.on')).not.toBeNull();
    const scale = (await find('.scale')).getBoundingClientRect();
    const words = [...document.querySelectorAll('.scale li')].map((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return range.getBoundingClientRect();
    });
    expect(words).toHaveLength(4);
    expect(inside(scale, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })).toBe(true);
    expect(inside(scale, table.element().getBoundingClientRect())).toBe(true);
    for (const [index, word] of words.entries()) {
      expect(inside(word, scale)).toBe(true);
      if (index > 0) expect(word.top).toBeGreaterThanOrEqual(words[index - 1]!.bottom - 1);
    }
    await mouse.pull(back, cue);
    await mouse.release(cue);
  });

  test('a foul question fits its card, and the near pockets stay visible', async () => {
    await openMatch('person', { size });
    await mouse.click(tablePoint(0.105, 0.101));
    await expect.element(page.getByText('foul: sinks the cue ball!')).toBeVisible();
    await shoot.click();
    const anyway = button('Shoot anyway');
    await expect.element(anyway).toBeVisible();
    const card = (await find('.controls')).getBoundingClientRect();
    for (const one of [anyway, button('Aim again')]) {
      const box = one.element().getBoundingClientRect();
      expect(inside(box, card)).toBe(true);
      expect(one.element().scrollWidth).toBeLessThanOrEqual(one.element().clientWidth);
    }
    const covers = () =>
      boxOf('.right:has(.controls)').top < table.element().getBoundingClientRect().bottom &&
      boxOf('.controls').left < table.element().getBoundingClientRect().right;
    expect(covers()).toBe(false);
    await button('Aim again').click();
    await button('More').click();
    await expect.element(button('Reset cue')).toBeVisible();
    expect(covers()).toBe(false);
  });
});

test('hides the previous verdict while a shot rolls', async () => {
  await openMatch('person', { motion: true });
  await shoot.click();
  await expect.element(skip).toBeVisible();
  await skip.click();
  await expect.element(page.getByText('Nothing fell.').first()).toBeVisible();
  await shoot.click();
  await expect.element(skip).toBeVisible();
  const verdict = () => document.querySelector('section[aria-live]')?.textContent;
  expect(verdict()).not.toContain('Nothing fell.');
});

describe.for(BOTH)('own ball and cue ball (%s)', (size) => {
  const question = page.getByRole('region', { name: 'Player 1 chooses' });
  const giveAway = question.getByRole('button', { name: /Pass the turn/ });

  /**
   * Plays an opening shot that pockets a white ball and the cue ball. The result is always the
   * same, because the simulation is deterministic.
   */
  async function sinkBoth() {
    await openMatch('person', { size });
    await press('ArrowLeft', 2);
    await userEvent.keyboard('i');
    await shoot.click();
    await expect.element(question).toBeVisible();
  }

  test('explains the choice and accepts it', async () => {
    await sinkBoth();
    // The question is beside the table, which stays visible. The focus is on the question, not on
    // an answer.
    await expect.element(question).toHaveTextContent('Why?');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(question.getByRole('heading')).toHaveFocus();
    await expect.element(table).toBeInViewport();
    // Pocketed balls are not counted, even while the choice is pending.
    await expect.element(page.getByText('8 left')).toBeVisible();
    await expect.element(giveAway).toHaveTextContent('Player 2 shoots next.');
    await expect
      .element(question.getByRole('button', { name: /Shoot again/ }))
      .toHaveTextContent('Back to the centre');
    await beautiful();
    await giveAway.click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(shoot).toBeEnabled();
    await expect.element(page.getByText('Player 2 shoots.').first()).toBeVisible();
    await expect.element(shots()).toHaveLength(2);
  });

  test('shows the rule over the match, with a link to the rulebook and a way back', async () => {
    await sinkBoth();
    const rule = question.getByRole('link', { name: 'Rule K-F3' });
    await rule.click();
    const sheet = page.getByRole('dialog', { name: 'K-F3 · Your ball and the cue ball' });
    await expect.element(sheet).toHaveTextContent('two go back and you shoot again');
    await beautiful();
    await press('Escape');
    await expect.element(sheet).not.toBeInTheDocument();
    await rule.click();
    await sheet.getByRole('link', { name: 'Open in the rulebook' }).click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Fouls' })).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    history.back();
    // The player can still choose.
    await giveAway.click();
    await expect.element(page.getByText('Player 2 shoots.').first()).toBeVisible();
  });
});

describe('against the computer', () => {
  test.for(BOTH)('it answers, and every shot can be read before the next (%s)', async (size) => {
    await openMatch('computer', { size });
    // After a soft shot to the side, nothing is pocketed and it is the computer's turn.
    await press('ArrowDown', 11);
    await shoot.click();
    await myTurn();
    await expect.element(shots('Leo').first()).toBeInTheDocument();
  });

  test.for(BOTH)(
    'path and verdict stay until the next tap, and the path until the next aim (%s)',
    async (size) => {
      await openMatch('computer', { size, settings: { guide: 0 } });
      // Counts the painted pixels on the felt. A drawn path adds pixels.
      const painted = () => {
        const canvas = page.css('main canvas').first().element() as HTMLCanvasElement;
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        let count = 0;
        for (let at = 3; at < data.length; at += 4) count += data[at]! > 0 ? 1 : 0;
        return count;
      };
      const without = painted();
      await press('ArrowDown', 8);
      await shoot.click();
      // The computer has already shot and is waiting for the player.
      await expect.element(goOn).toBeVisible();
      await expect
        .poll(() => document.querySelector('section[aria-live] .said')?.textContent)
        .toContain('Nothing fell.');
      await expect.element(shots()).toHaveLength(1);
      await expect.poll(painted).toBeGreaterThan(without);
      // A tap on the table works like the button.
      await table.click();
      await expect.element(shots('Leo').first()).toBeInTheDocument();
      await myTurn();
      await expect.poll(painted).toBeGreaterThan(without);
      const withPath = painted();
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await expect.poll(painted).toBeLessThan(withPath);
    },
  );
});

test.for(BOTH)(
  'resign, check the record, play again with the other one starting (%s)',
  async (size) => {
    const downloads = catchDownloads();
    await openMatch('person', { size });
    await shoot.click();
    await expect.element(shots()).toHaveLength(1);
    await button('Game menu').click();
    await button('Resign').click();
    await button('Yes, resign').click();
    await expect.element(page.getByRole('heading', { name: /wins the match/ })).toBeVisible();
    await page.getByText('Match record').click();
    await button('Check the record').click();
    await expect.element(page.getByText('The record is correct')).toBeVisible();
    await beautiful();
    await button('Download the record').click();
    await expect
      .poll(() => downloads.map(({ name }) => name))
      .toEqual([expect.stringMatching(/^carramboule-.*\.json$/)]);
    const before = location.pathname;
    await button('Rematch').click();
    await expect.poll(() => location.pathname).not.toBe(before);
    await expect.element(page.getByText('Player 2 shoots.').first()).toBeVisible();
  },
);

describe.for([
  ['en', 'light'],
  ['fr', 'dark'],
  ['de', 'light'],
  ['pl', 'dark'],
] as const)('in %s, %s', ([language, theme]) => {
  const primary = (inside: string) =>
    document.querySelector<HTMLButtonElement>(`${inside} button.primary`);

  // Checks the colours of one theme only, because the tests set the theme.
  async function isClean() {
    await leaveMouse();
    expect(await barriers()).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  }

  test('the form is accessible and opens a match', async () => {
    await open('/carramboule', { settings: { language, theme } });
    await expect.poll(() => primary('form')).not.toBeNull();
    await isClean();
    await page.elementLocator(primary('form')!).click();
    await expect.poll(() => primary('section')?.disabled).toBe(false);
  });

  test('a match is accessible, and all its texts exist', async () => {
    await openMatch('person', { settings: { language, theme } });
    await isClean();
    await page.elementLocator(primary('section')!).click();
    await expect.poll(() => document.querySelector('ol li')).not.toBeNull();
    expect(document.body.innerText).not.toContain('carr-');
    await isClean();
  });
});

test.for(BOTH)(
  'long names without a space stay inside the log and the referee (%s)',
  async (size) => {
    await openMatch('person', { size, names: ['W'.repeat(30), 'M'.repeat(30)] });
    await shoot.click();
    await expect.element(shots()).toHaveLength(1);
    const wide = [...document.querySelectorAll<HTMLElement>('main li, main section')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.className || part.tagName);
    expect(wide).toEqual([]);
    expect(scrollsSideways()).toBe(false);
  },
);

test('on a phone nothing covers the verdict, and the table does not move', async () => {
  await openMatch('person', { size: 'phone' });
  const top = () => table.element().getBoundingClientRect().y;
  const before = top();
  for (let turn = 1; turn <= 4; turn++) {
    await shoot.click();
    await expect.element(shots()).toHaveLength(turn);
    await expect.element(shoot).toBeEnabled();
    expect(top()).toBe(before);
    const verdict = await find('section[aria-live]');
    const box = verdict.getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(innerHeight);
    for (const y of [box.top + 4, (box.top + box.bottom) / 2, box.bottom - 4])
      expect(verdict.contains(document.elementFromPoint(box.left + 20, y))).toBe(true);
  }
});

test('on a tablet in portrait the table fills the space above the form', async () => {
  await open('/carramboule', { size: 'tablet' });
  const [, height] = SIZES.tablet;
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  await expect.poll(() => box('.picture .table')?.width ?? 0).toBeGreaterThan(250);
  expect(box('form')!.bottom).toBeGreaterThan(height * 0.9);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height);
});

describe('rounds', () => {
  const card = page.getByRole('dialog');

  test.for([
    { size: 'desktop', motion: false },
    { size: 'phone', motion: false },
    { size: 'landscape', motion: false },
    { size: 'desktop', motion: true },
  ] as const)(
    'a round ends with a card: its points ball by ball, and the next round (%o)',
    async (opening) => {
      const match = await followMatch(record, 13, { ...opening, settings: { speed: 'fast' } });
      await match.show(13);
      await expect.element(card.getByRole('heading')).toHaveTextContent('Round 1 goes to Iris');
      const points = () =>
        [...document.querySelectorAll('dialog .sum li')].map((one) => one.textContent?.trim());
      await expect.poll(points).toEqual([...Array<string>(8).fill('+1'), '+5']);
      await expect.element(card.getByText('13 to 0.')).toBeVisible();
      if (!opening.motion) await beautiful();
      await match.show(14);
      await card.getByRole('button', { name: 'Round 2' }).click();
      await expect.element(card).not.toBeInTheDocument();
      await readOn(() => shots('Round 2, shot 1').length === 1);
    },
  );

  test.for(BOTH)(
    'a match ends with its winner, the best shot, and another match (%s)',
    async (size) => {
      await open('/privacy', { size });
      go(`/play/${await keepTable(record, { before: 46, id: 'cue' })}`);
      // The last round is counted like the others, but its card names the winner of the match.
      await expect.element(card.getByText('Iris wins the match')).toBeVisible();
      await card.getByRole('button', { name: 'See the result' }).click();
      await expect
        .element(page.getByRole('heading', { name: 'Iris wins the match' }))
        .toBeVisible();
      // Space for the best shot is reserved before the shot is found.
      const before = (await find('figure')).getBoundingClientRect();
      await expect.element(page.getByText(/^Round \d, shot \d+$/)).toBeVisible();
      await expect.element(page.getByText(/[Aa] steady hand/)).toBeVisible();
      expect(boxOf('figure').height - before.height).toBeLessThan(24);
      await button('Watch it').click();
      await beautiful();
      await button('Rematch').click();
      await expect.poll(() => location.pathname).not.toBe('/play/cue');
      await readOn(() => shots('Round 1, shot 1').length === 1);
    },
  );
});
