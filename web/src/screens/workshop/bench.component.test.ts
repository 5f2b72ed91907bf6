// Tests the workshop's editor: building figure 57 by mouse and keyboard, judging, undo, tools,
// marks and the focus.
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { barriers, scrollsSideways } from '../../../tests/browser/barriers';
import { mouse, press, tap } from '../../../tests/browser/device';
import { open, SIZES } from '../../../tests/browser/open';
import {
  bin,
  card,
  carry,
  choose,
  courseFile,
  expectAt,
  fork,
  judged,
  piece,
  PIECES,
  pieces,
  pointOf,
  tabTo,
  undo,
  undoAll,
  undoAllByKeys,
  write,
} from '../../../tests/browser/workshop';
import { find } from '../../../tests/browser/find';
import { SolidView } from '../../games/golf/solid/view';
import './BenchSolid.svelte';

// Judging a course and checking accessibility take a while on a busy machine.
vi.setConfig({ testTimeout: 40_000 });

const FIGURE_57 =
  'format = 1\non = ["1"]\n[[piece]]\nid = "F-I3"\nat = [46, 8]\n[[piece]]\nid = "F-V3"\nat = [42, 14]\n';

function expectFigure57(text: string): void {
  expect(text).toContain('on = ["1"]');
  expect(text.match(/\[\[piece\]\]\n[^[]*/g)?.map((entry) => entry.trim())).toEqual([
    '[[piece]]\nid = "F-I3"\nat =',
    '[[piece]]\nid = "F-V3"\nat =',
  ]);
  expect(text.match(/at = \[.*\]/g)).toEqual(['at = [46, 8]', 'at = [42, 14]']);
}

for (const size of ['phone', 'desktop'] as const) {
  test(`${size}: figure 57 is built by mouse, judged, shared and undone`, async () => {
    await fork('The Long Step', { size });
    const [empty, worth] = [await courseFile(), await judged()];
    for (const { bin: name, name: id, at } of PIECES) {
      await mouse.release(await carry(bin(name), at));
      await expectAt(id, at);
    }
    await expect.element(page.getByRole('button', { name: 'Bar of 3, 2 left' })).toBeVisible();
    await expect.poll(judged).not.toBe(worth);
    expectFigure57(await courseFile());

    await page.getByRole('button', { name: 'Share' }).click();
    const link = page.getByRole('textbox', { name: 'Link' });
    await expect.element(link).toHaveValue(expect.stringMatching(/\/course\/[\w-]{20,}$/));
    await press('Escape');

    await undoAll();
    expect(await courseFile()).toBe(empty);
    await expect.poll(judged).toBe(worth);
  });
}

for (const size of ['phone', 'desktop'] as const) {
  test(`${size}: the solid view follows every change of the course`, async () => {
    const show = vi.spyOn(SolidView.prototype, 'show');
    await fork('The Long Step', { size });
    await page.getByRole('button', { name: 'Solid view' }).click();
    await expect.poll(() => show.mock.calls.length).toBe(1);
    const parts = () => show.mock.lastCall![0].info.parts.map(({ name }) => name);
    expect(parts()).not.toContain('F-I3-1');
    // On a phone, it replaces the plan.
    const plan = page.getByRole('application', { name: 'The course being built' });
    expect(plan.query() === null).toBe(size === 'phone');
    const before = JSON.stringify(show.mock.lastCall![0].info);
    await page.getByRole('button', { name: 'Bar of 3, 3 left' }).click();
    await expect.poll(() => JSON.stringify(show.mock.lastCall![0].info)).not.toBe(before);
    expect(show.mock.lastCall![2]).toBe(true);
    await press('t');
    await expect.element(plan).toBeVisible();
    await expect.poll(() => document.querySelector('.solid')).toBeNull();
    show.mockRestore();
  });
}

test('figure 57 is built by keyboard only', async () => {
  await open('/workshop');
  await expect.element(card('The Long Step')).toBeVisible();
  await tabTo(card('The Long Step'));
  await press('Enter');
  const worth = await judged();
  for (const { bin: name, name: id, at } of PIECES) {
    await tabTo(bin(name));
    await press('Enter');
    await expect.element(piece(id)).toHaveFocus();
    const label = () => piece(id).element().getAttribute('aria-label') ?? '';
    for (let presses = 0; presses < 60; presses++) {
      const before = label();
      const [, x, y] = /at (-?\d+), (-?\d+)/.exec(before)!.map(Number);
      const [dx, dy] = [at[0] - x!, at[1] - y!];
      if (dx === 0 && dy === 0) break;
      const key =
        dy === 0 ? (dx > 0 ? 'd' : 'a') : dy > 0 ? (dx > 0 ? 'x' : 'z') : dx > 0 ? 'w' : 'q';
      await press(key);
      await expect.poll(label).not.toBe(before);
    }
    await expectAt(id, at);
  }
  await expect.poll(judged).not.toBe(worth);
  expectFigure57(await courseFile());
});

test('a piece is turned, mirrored, copied and removed by keyboard, and all is undone', async () => {
  await fork();
  await write(FIGURE_57);
  // Moving the focus to a piece with Tab selects the piece.
  await tabTo(piece('F-I3-1'));
  await expect.element(piece('F-I3-1')).toHaveAttribute('aria-pressed', 'true');
  await press('r');
  await press('m');
  await press('f');
  await press('Control', 'd');
  await expect.element(piece('F-I3-2')).toBeInTheDocument();
  await press('Delete');
  await expect.element(piece('F-I3-2')).not.toBeInTheDocument();
  await undoAllByKeys();
  await expect.element(pieces()).not.toBeInTheDocument();
  await press('Control', 'Shift', 'z');
  await expect.poll(() => pieces().length).toBe(2);
});

test('several pieces are moved, removed and restored at once', async () => {
  await fork();
  await write(FIGURE_57);
  await expect.element(piece('F-V3-1')).toBeVisible();
  for (const { at } of PIECES) await mouse.click(pointOf(at), { shift: true });
  await expect.poll(() => page.css('.piece.selected').length).toBe(2);
  await press('a');
  await expectAt('F-I3-1', [44, 8]);
  await expectAt('F-V3-1', [40, 14]);
  await press('Delete');
  await expect.element(pieces()).not.toBeInTheDocument();
  await press('Control', 'z');
  await press('Control', 'z');
  await expectAt('F-I3-1', [46, 8]);
  await expectAt('F-V3-1', [42, 14]);
});

test('rebounds are printed at a wall and removed', async () => {
  await fork();
  await choose('Arrows');
  // Clicks the cell in the corner where the course widens.
  await mouse.click(pointOf([38, 8]));
  await page.getByLabelText('Ball rolls').selectOptions('west');
  await page.getByLabelText('and rebounds').selectOptions('south-east');
  await page.getByRole('button', { name: 'Add' }).click();
  const rebound = page.getByText('west → south-east');
  await expect.element(rebound).toBeVisible();
  expect(await courseFile()).toMatch(/\[\[arrow\]\]\nat = \[38, 8\]/);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(rebound).not.toBeInTheDocument();
  expect(await courseFile()).not.toContain('[[arrow]]');
});

test('courses of a board are linked', async () => {
  await fork();
  const worth = await judged();
  await page.getByRole('button', { name: 'Course details' }).click();
  await page.getByRole('checkbox', { name: '4 The Meander' }).click();
  await page.getByLabelText('Start from').selectOptions('1');
  await page.getByLabelText('Hole from').selectOptions('4');
  await page.getByRole('button', { name: 'Use these courses' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(await courseFile()).toContain('on = ["1", "4"]');
  await undo().click();
  await expect.poll(judged).toBe(worth);
});

test('judging can be stopped and restarted', async () => {
  await fork('The Meander');
  // Judging a course with six tokens takes long enough to be stopped.
  const tokens = [
    [76, 4],
    [85, 7],
    [76, 8],
    [72, 10],
    [74, 12],
    [80, 14],
  ].map(([x, y]) => `[[piece]]\nid = "token"\nat = [${x}, ${y}]\nvalue = -2\n`);
  await write(`format = 1\non = ["4"]\n${tokens.join('')}`);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.element(page.getByText('Analysis stopped.')).toBeVisible();
  await page.getByRole('button', { name: 'Analyse again' }).click();
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  // Without the tokens, the course is judged quickly.
  await undo().click();
  await judged();
});

test('an invalid place gives its reason while dragging, and the piece goes back', async () => {
  await fork();
  const at = await carry(bin('Bar of 3'), [22, 12]);
  await expect.element(page.getByTestId('why')).toHaveTextContent(/covers a start cell/);
  await mouse.release(at);
  await expect.element(page.css('g.carry')).not.toBeInTheDocument();
  await expect.element(pieces()).not.toBeInTheDocument();
  // The course is still valid. A single message says why the piece was put back.
  await expect.element(page.getByTestId('why')).not.toBeInTheDocument();
  await expect
    .element(page.getByTestId('said'))
    .toHaveTextContent(/covers a start cell.*was undone/);
  await expect.element(undo()).toHaveAttribute('aria-disabled', 'true');
});

test('a printed sheet rotates to fit and has par, pieces by name and a QR code', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await fork('The Long Step');
  const worth = await judged();
  await mouse.release(await carry(bin('Bar of 3'), PIECES[0]!.at));
  await expect.poll(judged).not.toBe(worth);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Print on A4 with piece list' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  const sheet = await find('.sheet-to-print');
  expect(sheet.classList.contains('across')).toBe(true);
  const words = [...sheet.querySelectorAll('text')].map((text) => text.textContent);
  expect(words).toEqual(
    expect.arrayContaining(['Par', 'Bar of 3', 'Scan to open it', 'Based on The Long Step']),
  );
  expect(sheet.querySelector('path.code')).not.toBeNull();
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('.sheet-to-print')).toBeNull();
  print.mockRestore();
});

test('dropping a piece beside the board or pressing Escape leaves no error', async () => {
  await fork();
  const why = page.getByTestId('why');
  const at = await carry(bin('Bar of 3'), [22, 12]);
  await expect.element(why).toBeVisible();
  const beside = [4, at[1]] as const;
  await mouse.pull(at, beside, 3);
  await expect.element(why).not.toBeInTheDocument();
  await mouse.release(beside);
  await expect.element(page.css('g.carry')).not.toBeInTheDocument();
  await expect.element(why).not.toBeInTheDocument();
});

test('fairway behind walls is advice, with its place on the board', async () => {
  await open('/workshop');
  await page.getByRole('button', { name: 'Draw a new course' }).click();
  await judged();
  await write(`format = 1
map = '''
# # # # # # # # # #
 # . # . . . . . . #
# . # s s s s . o . #
 # # . s s . . . . #
# # # # # # # # # #
'''
`);
  const advice = page.getByRole('button', {
    name: /2 fairway cells cannot be reached by any ball.*Show/,
  });
  await advice.click();
  await expect.element(advice).toHaveAttribute('aria-pressed', 'true');
});

test('ground is painted, and board and text stay in sync', async () => {
  await open('/workshop');
  await page.getByRole('button', { name: 'Draw a new course' }).click();
  const worth = await judged();
  await choose('Wall');
  const [from, to] = [pointOf([14, 4]), pointOf([16, 4])];
  await mouse.press(from);
  await mouse.pull(from, to, 3);
  await mouse.release(to);
  await expect.poll(judged).not.toBe(worth);

  await page.getByRole('button', { name: 'Course file' }).click();
  const area = page.getByRole('textbox', { name: 'Course file' });
  await expect.element(area).toBeVisible();
  const text = (area.element() as HTMLTextAreaElement).value;
  await area.fill(`${text}\n[[piece]]\nid = "F-77"\nat = [10, 2]\n`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/Line \d+: there is no piece `F-77`/);
  await area.fill(`${text}\n[[piece]]\nid = "F-1"\nat = [10, 2]\n`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await choose('Pieces');
  await expect.element(piece('F-1-1')).toBeVisible();
});

test('a ball can be tried from any cell', async () => {
  await fork();
  await page.getByRole('button', { name: 'Try it' }).click();
  for (let more = 0; more < 2; more++)
    await page.getByRole('button', { name: 'One impulse more' }).click();
  await page.getByRole('button', { name: 'Play east with 8' }).click();
  await expect.element(page.getByText('One stroke.')).toBeVisible();
  await page.getByRole('button', { name: 'Roll the die 4–9' }).click();
  await expect.element(page.getByText(/Rolled: [4-9]/)).toBeVisible();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect
    .element(page.getByText(/^With [4-9] impulses: [a-z-]+\. The best die from here is \d+–\d+/))
    .toBeVisible();
});

for (const size of ['phone', 'desktop'] as const) {
  test(`${size}: errors are marked and explained on the board`, async () => {
    await fork('The Long Step', { size });
    await write(
      'format = 1\non = ["1"]\n[[piece]]\nid = "F-I3"\nat = [46, 8]\n[[piece]]\nid = "F-V3"\nat = [46, 8]\n[[piece]]\nid = "F-I5"\nat = [24, 12]\n',
    );
    const board = page.getByRole('application');
    const covers = 'Bar of 5 no. 1 covers a start cell.';
    const mark = board.getByRole('button', { name: `Error: ${covers}` });
    const both = board.getByRole('button', { name: /^Error: Corner no. 1 and Bar of 3 no. 1/ });
    await expect.element(mark).toBeVisible();
    const [x, y] = pointOf([24, 12]);
    const box = mark.element().getBoundingClientRect();
    expect(Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)).toBeLessThan(24);
    await mark.click();
    await expect.element(board.getByText(covers)).toBeVisible();
    // Selecting an entry in the list highlights its cells on the board.
    const list = page.getByRole('region', { name: 'Problems' });
    await list.getByRole('button', { name: /^Corner.*Show$/ }).click();
    await expect.element(both).toHaveAttribute('aria-expanded', 'true');
    await expect.element(both).toBeInViewport();
    await expect.element(mark).toHaveAttribute('aria-expanded', 'false');
    await expect
      .element(page.getByTestId('said'))
      .toHaveTextContent('Shown on the board at 46, 8.');
    expect(await barriers()).toEqual([]);
    (both.element() as HTMLElement).focus();
    await press('Escape');
    await expect.element(both).toHaveAttribute('aria-expanded', 'false');
    // Tapping a mark that covers a piece opens the mark and does not select the piece.
    await (size === 'phone' ? tap(both) : both.click());
    await expect.element(both).toHaveAttribute('aria-expanded', 'true');
    // The mark of a corrected error disappears.
    (piece('F-I5-1').element() as SVGElement).focus();
    await press('Delete');
    await expect.element(mark).not.toBeInTheDocument();
    await expect.element(both).toBeVisible();
  });

  test(`${size}: the editor and a trial are accessible`, async () => {
    await fork("The Needle's Eye", { size });
    (piece('F-1-1').element() as SVGElement).focus();
    await page.getByRole('button', { name: 'Heat map' }).click();
    expect(await barriers()).toEqual([]);
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect.element(page.getByText('The ball is on the first start cell')).toBeVisible();
    expect(await barriers(), 'trying').toEqual([]);
  });

  test(`${size}: the dialogs of the editor are accessible`, async () => {
    await fork("The Needle's Eye", { size });
    for (const dialog of ['Course file', 'Course details', 'Share', 'Keys']) {
      if (dialog === 'Keys') await userEvent.keyboard('?');
      else await page.getByRole('button', { name: dialog }).click();
      await expect.element(page.getByRole('dialog', { name: dialog })).toBeVisible();
      expect(await barriers(), dialog).toEqual([]);
      await press('Escape');
    }
  });
}

test('the focus stays in the editor after Delete, undo and redo', async () => {
  await fork();
  await bin('Bar of 3').click();
  await expect.element(piece('F-I3-1')).toHaveFocus();
  await bin('Corner').click();
  await expect.element(piece('F-V3-1')).toHaveFocus();
  // The focus moves to the next piece, which is selected; after the last piece, it moves to the
  // board.
  await press('Delete');
  await expect.element(piece('F-V3-1')).not.toBeInTheDocument();
  await expect.element(piece('F-I3-1')).toHaveFocus();
  await expect.element(piece('F-I3-1')).toHaveAttribute('aria-pressed', 'true');
  await press('Delete');
  await expect.element(pieces()).not.toBeInTheDocument();
  await expect.element(page.getByRole('application')).toHaveFocus();
  await press('Control', 'z');
  await press('Control', 'z');
  await expect.poll(() => pieces().length).toBe(2);
  (piece('F-V3-1').element() as SVGElement).focus();
  await press('Control', 'Shift', 'z');
  await expect.element(piece('F-I3-1')).toHaveFocus();
  // The selection's Remove button moves the focus as the Delete key does. The Undo button keeps the
  // focus when there is nothing left to undo.
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect.element(pieces()).not.toBeInTheDocument();
  await expect.element(page.getByRole('application')).toHaveFocus();
  await undoAll();
  await expect.element(undo()).toHaveFocus();
});

for (const [width, height] of [...Object.values(SIZES), [320, 640] as const]) {
  test(`${width} × ${height}: every tool has a label, and is visible or behind a fading edge`, async () => {
    await fork('The Long Step', { size: [width, height] });
    expect(scrollsSideways()).toBe(false);
    const tools = page.css('.a-tools');
    for (const word of ['Undo', 'Try it', 'Heat', 'Share', 'File', 'Pieces', 'Round', 'Arrows'])
      await expect.element(tools.getByText(word, { exact: true })).toBeVisible();
    const hidden = () =>
      [...document.querySelectorAll('.a-tools, .a-tools > *, .bins')]
        .filter((row) => getComputedStyle(row).overflowX === 'auto')
        .filter((row) => row.scrollWidth > row.clientWidth + 1)
        .filter((row) => !getComputedStyle(row).maskImage.includes('gradient'))
        .map((row) => row.className);
    await expect.poll(hidden).toEqual([]);
    if (width !== SIZES.phone[0]) return;
    // On a phone, the row has space for all drawing tools.
    const last = page.getByRole('radio', { name: 'Arrows' }).element().getBoundingClientRect();
    expect(last.right).toBeLessThanOrEqual(width);
  });
}
