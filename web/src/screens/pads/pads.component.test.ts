// Tests score pads at phone size: the mini golf pad, and the Carramboule referee.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { barriers, scrollsSideways } from '../../../tests/browser/barriers';
import { catchDownloads, reopen } from '../../../tests/browser/device';
import { open } from '../../../tests/browser/open';
import { confirm, fell, newBlock, newMatch, total, write } from '../../../tests/browser/pads';
import { find } from '../../../tests/browser/find';

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('a pad for three players on two courses adds up and ends with a podium', async () => {
  await newBlock();
  // Counts stroke by stroke. The order of play printed on course 1 is orange, red, violet, green,
  // blue, yellow.
  for (let stroke = 0; stroke < 3; stroke++) await button(/Tap for every stroke/).click();
  await button('Holed in 3').click();
  await button('Add token −2').click();
  await expect.element(total('Anna')).toHaveTextContent('1');
  await button('Next: Ben').click();
  await button('Enter a number').click();
  await write('6');
  await button('Next: Cleo').click();
  await button('Not holed (10)').click();
  await button('Course 2: Anna').click();
  await write('4');
  await button('Next: Ben').click();
  await write('9');
  await button(/^Undo$/).click();
  await expect.element(total('Ben')).toHaveTextContent('6');
  await button('Redo').click();
  await button('Next: Cleo').click();
  await write('5');
  await button('See the podium').click();
  expect(await barriers(), 'podium').toEqual([]);

  await reopen(location.pathname);
  await expect.element(total('Anna')).toHaveTextContent('5');
  await expect.element(total('Ben')).toHaveTextContent('15');
  await expect.element(total('Cleo')).toHaveTextContent('15');
  const podium = page.getByRole('region', { name: 'Podium' });
  await expect.element(podium.getByRole('heading', { name: 'Anna wins' })).toBeVisible();
  const steps = podium.getByRole('listitem').elements();
  for (const [step, text] of [/Ben\s*15/, /Anna\s*5/, /Cleo\s*15/].entries())
    expect(steps[step]).toHaveTextContent(text);
  expect(await barriers(), 'block').toEqual([]);
  expect(scrollsSideways()).toBe(false);
  expect(
    [...document.querySelectorAll('[data-rank]')].map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Rank 1.', 'Rank 2.', 'Rank 2.']);
  await expect
    .element(button(/The Long Step, Anna, orange: holed in 3, tokens −2, scores 1/))
    .toBeVisible();
  // Earlier entries can still be undone.
  await button(/^Undo$/).click();
  await expect.element(total('Cleo')).toHaveTextContent('10');

  const files = catchDownloads();
  await button('Share and print').click();
  await expect
    .element(page.getByLabelText('Share as text').first())
    .toHaveTextContent('1. Anna: 5');
  await button('Save a picture').click();
  await expect.poll(() => files.map(({ name }) => name)).toEqual([expect.stringMatching(/\.png$/)]);
  await button('Close').click();

  // A rematch has the same players and courses, but no results.
  await button('Redo').click();
  await podium.getByRole('button', { name: 'Play again' }).click();
  await expect.element(total('Anna')).toHaveTextContent('–');
  await expect.element(button(/Kitchen table, Cleo, yellow: not entered/)).toBeVisible();
});

test('long names never push a column off the pad', async () => {
  await open('/pads', { size: [320, 568] });
  await page.getByRole('link', { name: /New scorecard/ }).click();
  const long = 'Maximiliane von Hohenlohe-Bart';
  for (const number of [1, 2]) await page.getByLabelText(`Name of player ${number}`).fill(long);
  await page.getByRole('link', { name: 'Begin' }).click();
  const columns = page.getByRole('columnheader').filter({ hasText: long });
  await expect.element(columns.nth(1)).toBeVisible();
  const pad = await find('.scroll');
  expect(pad.scrollWidth - pad.clientWidth).toBeLessThan(2);
  for (const column of columns.elements())
    expect(column.getBoundingClientRect().right).toBeLessThan(
      pad.getBoundingClientRect().right + 2,
    );
});

test('a pad is renamed, and deleted only after a confirmation', async () => {
  await newBlock();
  await expect.element(total('Anna')).toBeVisible();
  await reopen('/pads');
  await button(/^Rename/).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Holiday');
  await button('Done').click();
  await button('Delete Holiday').click();
  await button('Keep it').click();
  const block = page.getByRole('link', { name: /Holiday/ });
  await expect.element(block).toBeVisible();
  await button('Delete Holiday').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(block).not.toBeInTheDocument();
});

test('the referee judges a foul, the queen and her cover, undoes and corrects', async () => {
  await newMatch();
  await fell('white');
  await expect.element(page.getByText('Anna shoots again.')).toBeVisible();
  await confirm();
  await fell('queen');
  await confirm();
  await expect.element(page.getByText('The queen must be covered')).toBeVisible();
  await fell('white');
  await confirm();
  await expect.element(page.getByText('Anna has the queen')).toBeVisible();
  await button('Nothing fell').click();
  await expect.element(page.getByRole('heading', { name: 'Ben: what happened?' })).toBeVisible();

  // Rule K-F4: a white ball and the cue ball are pocketed. Ben owes a ball, because he has not won
  // any yet.
  await fell('white', 'cue ball');
  await confirm();
  const chip = page.getByRole('link', { name: 'Rule K-F4' }).first();
  await expect.element(chip).toHaveAttribute('href', '/rules/K-F4');
  // The rule is shown over the pad, which stays unchanged.
  await chip.click();
  const sheet = page.getByRole('dialog', { name: 'K-F4 · An opponent’s ball and the cue ball' });
  await expect.element(sheet).toHaveTextContent('the opponent keeps the pocketed ball');
  await expect
    .element(sheet.getByRole('link', { name: 'Open in the rulebook' }))
    .toHaveAttribute('href', '/rules/K-F4');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByText('owes 1 ball', { exact: true })).toBeVisible();
  // Rule K-F3 gives Anna a choice.
  await fell('white', 'cue ball');
  const shot = page.getByRole('region', { name: 'The shot' });
  await expect.element(shot.getByRole('link', { name: 'Rule K-F3' })).toBeVisible();
  expect(shot.getByRole('link', { name: /Rule K-F/ }).elements()).toHaveLength(1);
  await expect.element(shot.getByRole('link', { name: 'Rule K-F3' })).toHaveTextContent('Why?');
  await expect
    .element(shot.getByRole('button', { name: /Pass the turn/ }))
    .toHaveTextContent('Ben shoots next.');
  await button('Put two balls back and shoot again').click();
  await expect
    .element(page.getByText('Anna puts two balls back and shoots again.').first())
    .toBeVisible();
  await expect.element(page.getByText('7 white left')).toBeVisible();
  expect(await barriers()).toEqual([]);
  expect(scrollsSideways()).toBe(false);

  await reopen(location.pathname);
  await expect.element(page.getByText('7 white left')).toBeVisible();
  await button(/^Undo$/).click();
  await expect.element(page.getByText('Anna chooses:')).toBeVisible();
  await button('Redo').click();

  // Corrects the first shot. If no white ball was pocketed in that shot, the queen was pocketed too
  // early.
  await page.getByText('1. Anna', { exact: true }).click();
  const first = page.getByRole('listitem').filter({ hasText: '1. Anna' });
  await first.getByRole('button', { name: 'Edit' }).click();
  await button('Remove: white fell').click();
  await button('Nothing fell').click();
  await expect.element(page.getByText('The queen is on the table')).toBeVisible();
  await button(/^Undo$/).click();
  await button('Leave unchanged').click();
  await expect.element(page.getByText('Anna has the queen')).toBeVisible();

  // Plays a complete round: Anna pockets seven white balls in one shot and scores.
  await fell('white', 'white', 'white', 'white', 'white', 'white', 'white');
  await confirm();
  await expect.element(page.css('[data-points="Anna"]')).toHaveTextContent('14');
  await expect.element(page.getByText('Round 2 of 8')).toBeVisible();
  await page.getByText('5. Ben', { exact: true }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: '5. Ben' })
    .getByRole('button', { name: 'Undo from here' })
    .click();
  await expect.element(page.getByRole('heading', { name: 'Ben: what happened?' })).toBeVisible();
  await expect.element(page.css('[data-points="Anna"]')).toHaveTextContent('0');
});

test('a round is listed above its shots, the latest shot first', async () => {
  await newMatch();
  for (let shot = 0; shot < 3; shot++) await button('Nothing fell').click();
  const history = page.getByRole('region', { name: 'All shots' });
  await expect.element(history.getByText('3. Anna', { exact: true })).toBeVisible();
  const told = () => history.element().textContent.replace(/\s+/g, ' ');
  expect(told()).toMatch(/Round 1 3\. Anna.*2\. Ben.*1\. Anna/);
  // Nine black balls end round 1, and round 2 starts.
  await fell(...Array.from({ length: 9 }, () => 'black'));
  await confirm();
  await button('Nothing fell').click();
  await expect.poll(told).toMatch(/Round 2 5\. .*Round 1 4\. Ben.*3\. Anna.*2\. Ben.*1\. Anna/);
});

for (const [language, words] of [
  ['fr', 'Feuilles de score'],
  ['de', 'Punkteblöcke'],
  ['pl', 'Notesy wyników'],
] as const) {
  test(`the pads speak ${language}`, async () => {
    await open('/pads', { size: 'phone', settings: { language } });
    await expect.element(page.getByRole('heading', { name: words })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
}
