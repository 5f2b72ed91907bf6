// The workshop: figure 57 built by mouse and by keys, judged, shared, played, undone; hostile input.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { barriers, scrollsSideways } from './barriers';
import { kept } from './database';
import { settled, strike } from './golf-table';

/** The units of pictures: a half-column and a row. */
const [WIDE, HIGH] = [17.32050807568877, 30];

type Cell = [number, number];
const PIECES: { bin: string; name: string; at: Cell }[] = [
  { bin: 'Bar of 3', name: 'F-I3-1', at: [46, 8] },
  { bin: 'Corner', name: 'F-V3-1', at: [42, 14] },
];

function card(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Build on \\S+ ${name}$`) });
}

async function fork(page: Page, name = 'The Long Step'): Promise<void> {
  await page.goto('/workshop');
  await card(page, name).click();
  await judged(page);
}

/** Waits until the certificate is that of the course as it is. */
async function judged(page: Page): Promise<string> {
  const card = page.getByRole('region', { name: 'Certificate' });
  await expect(card).toHaveAttribute('aria-busy', 'false');
  await expect(card.getByText(/Best play scores/)).toBeVisible();
  return (await card.getByText(/Best play scores/).textContent()) ?? '';
}

async function pointOf(page: Page, [x, y]: Cell): Promise<{ x: number; y: number }> {
  return page.locator('svg.over').evaluate(
    (svg: SVGSVGElement, [sx, sy]) => {
      const box = svg.getBoundingClientRect();
      const view = svg.viewBox.baseVal;
      return {
        x: box.x + ((sx! - view.x) / view.width) * box.width,
        y: box.y + ((sy! - view.y) / view.height) * box.height,
      };
    },
    [x * WIDE, y * HIGH],
  );
}

async function drag(page: Page, from: Locator, to: Cell): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await page.locator('svg.over').scrollIntoViewIfNeeded();
  const box = (await from.boundingBox())!;
  const goal = await pointOf(page, to);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // Out of the bin first, as a hand does.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 14);
  await expect(page.locator('g.carry')).toBeVisible();
  await page.mouse.move((box.x + goal.x) / 2, (box.y + goal.y) / 2, { steps: 4 });
  await page.mouse.move(goal.x, goal.y, { steps: 4 });
}

function piece(page: Page, name: string): Locator {
  return page.locator(`[data-piece="${name}"]`);
}

async function fileOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Course file' }).click();
  const text = await page.getByRole('textbox', { name: 'Course file' }).inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  return text;
}

async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' });
  while (await undo.isEnabled()) {
    const before = await page.locator('svg.over').innerHTML();
    await undo.click();
    await expect
      .poll(
        async () =>
          (await undo.isDisabled()) || (await page.locator('svg.over').innerHTML()) !== before,
      )
      .toBe(true);
  }
}

async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/course\/[\w-]{20,}$/);
  const address = await link.inputValue();
  await page.keyboard.press('Escape');
  return address;
}

function expectFigure57(text: string): void {
  expect(text).toContain('on = ["1"]');
  expect(text.match(/\[\[piece\]\]\n[^[]*/g)?.map((entry) => entry.trim())).toEqual([
    '[[piece]]\nid = "F-I3"\nat =',
    '[[piece]]\nid = "F-V3"\nat =',
  ]);
  expect(text.match(/at = \[.*\]/g)).toEqual(['at = [46, 8]', 'at = [42, 14]']);
}

test('figure 57 is built by mouse, judged, shared, played in a fresh browser, and undone', async ({
  page,
  browser,
}) => {
  await fork(page);
  const [empty, worth] = [await fileOf(page), await judged(page)];
  for (const { bin, name, at } of PIECES) {
    await drag(page, page.getByRole('button', { name: new RegExp(`^${bin}, \\d left$`) }), at);
    await page.mouse.up();
    await expect(piece(page, name)).toHaveAttribute(
      'aria-label',
      new RegExp(`at ${at[0]}, ${at[1]}$`),
    );
  }
  await expect(page.getByRole('button', { name: 'Bar of 3, 2 left' })).toBeVisible();
  await expect.poll(() => judged(page)).not.toBe(worth);
  const built = await fileOf(page);
  expectFigure57(built);

  const address = await share(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'The Long Step' })).toBeVisible();
  await expect(other.locator('main .picture svg')).toBeVisible();
  await other.getByRole('button', { name: 'Build on it' }).click();
  await expect(piece(other, 'F-V3-1')).toBeVisible();
  await other.goto(address);
  await other.getByRole('button', { name: 'Play it' }).click();
  await expect(other).toHaveURL(/\/play\/[0-9a-f]+$/);
  type Played = { events: { what: { setup: { golf: { courses: { file: string }[] } } } }[] };
  const [played] = Object.values(await kept<Played>(other, 'tables'));
  expect(played!.events[0]!.what.setup.golf.courses[0]!.file).toContain('at = [46, 8]');

  // One stroke on it, then the same again as a replay.
  await other.getByRole('button', { name: 'Start cell 1' }).click();
  await other.getByRole('button', { name: /^white die/ }).click();
  await strike(other);
  await settled(other);
  await other.goto(other.url().replace('/play/', '/replay/'));
  await expect(other.getByRole('heading', { name: 'The match begins' })).toBeVisible();
  await other.keyboard.press('End');
  await expect(other.getByRole('slider', { name: 'Place in the match' })).not.toHaveValue('0');
  await context.close();

  await undoAll(page);
  expect(await fileOf(page)).toBe(empty);
  await expect.poll(() => judged(page)).toBe(worth);
});

test('figure 57 is built with keys only', async ({ page }) => {
  await page.goto('/workshop');
  await expect(card(page, 'The Long Step')).toBeVisible();
  await tabTo(page, card(page, 'The Long Step'));
  await page.keyboard.press('Enter');
  const worth = await judged(page);
  for (const { bin, name, at } of PIECES) {
    await tabTo(page, page.getByRole('button', { name: new RegExp(`^${bin}, \\d left$`) }));
    await page.keyboard.press('Enter');
    await expect(piece(page, name)).toBeFocused();
    for (let presses = 0; presses < 60; presses++) {
      const label = (await piece(page, name).getAttribute('aria-label')) ?? '';
      const [, x, y] = /at (-?\d+), (-?\d+)/.exec(label)!.map(Number);
      const [dx, dy] = [at[0] - x!, at[1] - y!];
      if (dx === 0 && dy === 0) break;
      const key =
        dy === 0 ? (dx > 0 ? 'd' : 'a') : dy > 0 ? (dx > 0 ? 'x' : 'z') : dx > 0 ? 'w' : 'q';
      await page.keyboard.press(key);
      await expect(piece(page, name)).not.toHaveAttribute('aria-label', label);
    }
    await expect(piece(page, name)).toHaveAttribute(
      'aria-label',
      new RegExp(`at ${at[0]}, ${at[1]}`),
    );
  }
  await expect.poll(() => judged(page)).not.toBe(worth);
  expectFigure57(await fileOf(page));

  // Turning, mirroring, copying and taking away, all by keys, then back to where it began.
  await piece(page, 'F-I3-1').focus();
  await page.keyboard.press('r');
  await page.keyboard.press('m');
  await page.keyboard.press('f');
  await page.keyboard.press('Control+d');
  await expect(piece(page, 'F-I3-2')).toBeAttached();
  await page.keyboard.press('Delete');
  await expect(piece(page, 'F-I3-2')).not.toBeAttached();
  const undo = page.getByRole('button', { name: 'Undo' });
  for (let presses = 0; presses < 80 && (await undo.isEnabled()); presses++) {
    await page.keyboard.press('Control+z');
    await page.waitForFunction(
      () => document.querySelector('[data-testid=said]')?.textContent !== '',
    );
  }
  await expect(undo).toBeDisabled();
  await expect(page.locator('[data-piece]')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(page.locator('[data-piece]')).toHaveCount(1);
});

/** Replaces the course file by another. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Course file' }).click();
  await page.getByRole('textbox', { name: 'Course file' }).fill(text);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('several pieces are moved, copied and removed at once', async ({ page }) => {
  await fork(page);
  await write(
    page,
    `format = 1\non = ["1"]\n[[piece]]\nid = "F-I3"\nat = [46, 8]\n[[piece]]\nid = "F-V3"\nat = [42, 14]\n`,
  );
  const [bar, angle] = [piece(page, 'F-I3-1'), piece(page, 'F-V3-1')];
  await expect(angle).toBeVisible();
  for (const { at } of PIECES) {
    const { x, y } = await pointOf(page, at);
    await page.keyboard.down('Shift');
    await page.mouse.click(x, y);
    await page.keyboard.up('Shift');
  }
  await expect(page.locator('.piece.selected')).toHaveCount(2);
  await page.keyboard.press('a');
  await expect(bar).toHaveAttribute('aria-label', /at 44, 8$/);
  await expect(angle).toHaveAttribute('aria-label', /at 40, 14$/);
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-piece]')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(bar).toHaveAttribute('aria-label', /at 46, 8$/);
  await expect(angle).toHaveAttribute('aria-label', /at 42, 14$/);
});

test('rebounds are printed at a wall and taken away', async ({ page }) => {
  await fork(page);
  await page.getByRole('radio', { name: 'Arrows' }).check({ force: true });
  // The cell in the corner where the course widens.
  const { x, y } = await pointOf(page, [38, 8]);
  await page.mouse.click(x, y);
  await page.getByLabel('Ball rolling').selectOption({ label: 'west' });
  await page.getByLabel('comes off').selectOption({ label: 'south-east' });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByText('west → south-east')).toBeVisible();
  expect(await fileOf(page)).toMatch(/\[\[arrow\]\]\nat = \[38, 8\]/);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('west → south-east')).toBeHidden();
  expect(await fileOf(page)).not.toContain('[[arrow]]');
});

test('courses of a board are linked', async ({ page }) => {
  await fork(page);
  const worth = await judged(page);
  await page.getByRole('button', { name: 'Course details' }).click();
  await page.getByRole('checkbox', { name: '4 The Meander' }).check();
  await page.getByLabel('Start of').selectOption('1');
  await page.getByLabel('Hole of').selectOption('4');
  await page.getByRole('button', { name: 'Lay it on these' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await fileOf(page)).toContain('on = ["1", "4"]');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => judged(page)).toBe(worth);
});

test('judging is stopped and begun again', async ({ page }) => {
  await fork(page, 'The Meander');
  // Six tokens take long enough to be stopped.
  const tokens = [
    [76, 4],
    [85, 7],
    [76, 8],
    [72, 10],
    [74, 12],
    [80, 14],
  ].map(([x, y]) => `[[piece]]\nid = "token"\nat = [${x}, ${y}]\nvalue = -2\n`);
  await write(page, `format = 1\non = ["4"]\n${tokens.join('')}`);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Judging was stopped.')).toBeVisible();
  await page.getByRole('button', { name: 'Judge it' }).click();
  await judged(page);
});

test('an impossible place says why while dragging, and the piece goes back', async ({ page }) => {
  await fork(page);
  await drag(page, page.getByRole('button', { name: /^Bar of 3, \d left$/ }), [22, 12]);
  await expect(page.getByTestId('why')).toHaveText(/covers a start cell/);
  await page.mouse.up();
  await expect(page.locator('g.carry')).toBeHidden();
  await expect(page.locator('[data-piece]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('ground is drawn, the text is changed both ways, and a mistake is told at its line', async ({
  page,
}) => {
  await page.goto('/workshop');
  await page.getByRole('button', { name: 'Draw a new course' }).click();
  const worth = await judged(page);
  await page.getByRole('radio', { name: 'Wall', exact: true }).check({ force: true });
  const from = await pointOf(page, [14, 4]);
  const to = await pointOf(page, [16, 4]);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => judged(page)).not.toBe(worth);

  await page.getByRole('button', { name: 'Course file' }).click();
  const area = page.getByRole('textbox', { name: 'Course file' });
  const text = await area.inputValue();
  await area.fill(`${text}\n[[piece]]\nid = "F-77"\nat = [10, 2]\n`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Line \d+: there is no piece `F-77`/);
  await area.fill(`${text}\n[[piece]]\nid = "F-1"\nat = [10, 2]\n`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('radio', { name: 'Pieces' }).check({ force: true });
  await expect(piece(page, 'F-1-1')).toBeVisible();
});

test('a ball is tried from any cell', async ({ page }) => {
  await fork(page);
  await page.getByRole('button', { name: 'Try it' }).click();
  for (let more = 0; more < 2; more++)
    await page.getByRole('button', { name: 'One impulse more' }).click();
  await page.getByRole('button', { name: 'Play east with 8' }).click();
  await expect(page.getByText('One stroke.')).toBeVisible();
  await page.getByRole('button', { name: 'Throw the die 4–9' }).click();
  await expect(page.getByText(/Thrown: [4-9]/)).toBeVisible();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(
    page.getByText(/^With [4-9]: [a-z-]+\. Of all dice, \d+–\d+ promises/),
  ).toBeVisible();
});

test('hostile links and files are refused with a sentence and change nothing', async ({ page }) => {
  for (const code of ['garbage', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'A'.repeat(6000)]) {
    await page.goto(`/course/${code}`);
    await expect(page.getByRole('alert')).toHaveText(/This link holds no course/);
  }
  await page.goto('/workshop');
  const input = page.locator('input[type=file]');
  const files = [
    { name: 'broken.toml', mimeType: 'text/plain', buffer: Buffer.from('[[[') },
    { name: 'huge.toml', mimeType: 'text/plain', buffer: Buffer.alloc(3 << 20, 'x') },
    { name: 'bytes.toml', mimeType: 'text/plain', buffer: Buffer.from([0xff, 0xfe, 0, 1]) },
  ];
  for (const file of files) {
    await input.setInputFiles(file);
    await expect(page.getByRole('alert')).toHaveText(/^This file is not taken: .{10,}/);
  }
  await expect(page.getByText('Nothing yet.')).toBeVisible();

  // A script in a name is only a name.
  const map = 'map = """\n. s s s . o\n . s s s . .\n"""';
  await input.setInputFiles({
    name: 'name.toml',
    mimeType: 'text/plain',
    buffer: Buffer.from(`format = 1\nname = "<img src=x onerror=alert(1)>"\n${map}\n`),
  });
  await expect(
    page.getByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' }),
  ).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('a course is renamed at its title, kept on the device, and remembers where it comes from', async ({
  page,
}) => {
  await fork(page, 'The Elbow');
  const title = page.getByRole('heading', { level: 1 }).getByRole('button');
  const field = page.getByRole('textbox', { name: 'Name' });
  await title.click();
  await expect(field).toHaveValue('The Elbow');
  // What is wrong is said while it is written, and not kept.
  await field.fill(' ');
  await expect(page.getByRole('alert')).toHaveText('A course needs a name.');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await field.fill('Your Elbow');
  await field.press('Escape');
  await expect(title).toBeFocused();
  await expect(title).toHaveText('The Elbow');
  await title.press('Enter');
  await field.fill('My Elbow');
  await field.press('Enter');
  await expect(title).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'My Elbow' })).toBeVisible();
  await expect(page.getByTestId('said')).toHaveText('The course is now called My Elbow.');
  await expect(page.getByText('saved')).toBeVisible();

  await page.goto('/workshop');
  await expect(page.getByRole('link', { name: /My Elbow.*Built on The Elbow/ })).toBeVisible();
  await page.getByRole('button', { name: 'Copy My Elbow' }).click();
  await title.click();
  await expect(field).toHaveValue('My Elbow (2)');
  await field.fill('My Elbow');
  await expect(page.getByRole('alert')).toHaveText('Another of your courses has this name.');
  await field.press('Escape');
  await page.goto('/workshop');
  for (const name of ['My Elbow (2)', 'My Elbow']) {
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  }
  await expect(page.getByText('Nothing yet.')).toBeVisible();
});

test('what is wrong is marked on the board where it is, and told there', async ({
  page,
  isMobile,
}) => {
  await fork(page);
  await write(
    page,
    `format = 1\non = ["1"]\n[[piece]]\nid = "F-I3"\nat = [46, 8]\n[[piece]]\nid = "F-V3"\nat = [46, 8]\n[[piece]]\nid = "F-I5"\nat = [24, 12]\n`,
  );
  const board = page.getByRole('application');
  const covers = 'Bar of 5 no. 1 covers a start cell.';
  const mark = board.getByRole('button', { name: `Error: ${covers}` });
  const both = board.getByRole('button', { name: /^Error: Corner no. 1 and Bar of 3 no. 1/ });
  const { x, y } = await pointOf(page, [24, 12]);
  const box = (await mark.boundingBox())!;
  expect(Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)).toBeLessThan(24);
  await mark.click();
  await expect(board.getByText(covers)).toBeVisible();
  // A sentence of the list shows its place.
  const list = page.getByRole('region', { name: 'What is wrong' });
  await list.getByRole('button', { name: /^Corner.*Show$/ }).click();
  await expect(both).toHaveAttribute('aria-expanded', 'true');
  await expect(both).toBeInViewport();
  await expect(mark).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByTestId('said')).toHaveText('Shown on the board at 46, 8.');
  if (!isMobile) expect(await barriers(page)).toEqual([]);
  await both.press('Escape');
  await expect(both).toHaveAttribute('aria-expanded', 'false');
  // A finger on a mark over a piece opens the mark and leaves the piece.
  await (isMobile ? both.tap() : both.click());
  await expect(both).toHaveAttribute('aria-expanded', 'true');
  // What is mended loses its mark.
  await piece(page, 'F-I5-1').focus();
  await page.keyboard.press('Delete');
  await expect(mark).toHaveCount(0);
  await expect(both).toBeVisible();
});

test('the workshop has no barriers', async ({ page, isMobile }) => {
  await page.goto('/workshop');
  await expect(card(page, 'The Long Step')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await fork(page, "The Needle's Eye");
  await piece(page, 'F-1-1').focus();
  await page.getByRole('button', { name: 'Heat map' }).click();
  expect(await barriers(page)).toEqual([]);
  for (const [button, dialog] of [
    ['Course file', 'Course file'],
    ['Course details', 'Course details'],
    ['Share', 'Share'],
    ['Keys', 'Keys'],
  ] as const) {
    // Where there are no keys, there is no button for them either.
    if (isMobile && button === 'Keys') await page.keyboard.press('?');
    else await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    expect(await barriers(page), dialog).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText('The ball lies on the first start cell')).toBeVisible();
  expect(await barriers(page), 'trying').toEqual([]);
  await page.goto('/course/garbage');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('the workshop does not scroll sideways', async ({ page }) => {
  await fork(page);
  expect(await scrollsSideways(page)).toBe(false);
});

test('the focus stays at the bench after Delete, undo and redo', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a keyboard');
  await fork(page);
  await page.getByRole('button', { name: /^Bar of 3/ }).click();
  await expect(piece(page, 'F-I3-1')).toBeFocused();
  await page.getByRole('button', { name: /^Corner/ }).click();
  await expect(piece(page, 'F-V3-1')).toBeFocused();
  // To the piece that is left, which is then in hand, and from the last one to the board.
  await page.keyboard.press('Delete');
  await expect(piece(page, 'F-V3-1')).toHaveCount(0);
  await expect(piece(page, 'F-I3-1')).toBeFocused();
  await expect(piece(page, 'F-I3-1')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-piece]')).toHaveCount(0);
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-piece]')).toHaveCount(2);
  await piece(page, 'F-V3-1').focus();
  await page.keyboard.press('Control+Shift+z');
  await expect(piece(page, 'F-I3-1')).toBeFocused();
  // The same by the button of the selection, and undo keeps the focus when nothing is left to undo.
  await page.getByRole('button', { name: 'Take away' }).first().click();
  await expect(page.locator('[data-piece]')).toHaveCount(0);
  await expect(page.getByRole('application')).toBeFocused();
  await undoAll(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test('every tool has its word, and is in sight or behind a fading edge', async ({
  page,
  isMobile,
}) => {
  await fork(page);
  for (const [width, height] of isMobile
    ? [
        [390, 844],
        [844, 390],
        [320, 640],
      ]
    : [[1440, 900]]) {
    await page.setViewportSize({ width: width!, height: height! });
    for (const word of ['Undo', 'Try it', 'Heat', 'Share', 'File', 'Pieces', 'Round', 'Arrows'])
      await expect(page.locator('.a-tools').getByText(word, { exact: true })).toBeVisible();
    const hidden = () =>
      page.locator('.a-tools, .a-tools > *, .bins').evaluateAll((rows) =>
        rows
          .filter((row) => getComputedStyle(row).overflowX === 'auto')
          .filter((row) => row.scrollWidth > row.clientWidth + 1)
          .filter((row) => !getComputedStyle(row).maskImage.includes('gradient'))
          .map((row) => row.className),
      );
    await expect.poll(hidden).toEqual([]);
  }
  if (!isMobile) return;
  // On a phone the tools that lay something fit.
  await page.setViewportSize({ width: 390, height: 844 });
  const last = (await page.getByRole('radio', { name: 'Arrows' }).boundingBox())!;
  expect(last.x + last.width).toBeLessThanOrEqual(390);
});

test('title and close button of the course dialog stay above what scrolls under them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/golf');
  await page.getByRole('button', { name: 'Customise' }).click();
  await page
    .getByRole('button', { name: /choose|Choose/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { pressed: true }).first()).toBeVisible();
  // Any place where a card passes under the title.
  for (const top of [150, 260, 370, 480]) {
    await dialog.evaluate((node, to) => node.scrollTo(0, to), top);
    const close = (await dialog.getByRole('button', { name: 'Close' }).boundingBox())!;
    const seen = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.closest('button')?.getAttribute('aria-label'),
      [close.x + close.width / 2, close.y + close.height / 2],
    );
    expect(seen).toBe('Close');
    const title = (await dialog.getByRole('heading', { level: 2 }).boundingBox())!;
    expect(
      await page.evaluate(
        ([x, y]) => document.elementFromPoint(x!, y!)?.tagName,
        [title.x + 20, title.y + title.height / 2],
      ),
    ).toBe('H2');
  }
});
