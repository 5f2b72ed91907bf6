// Tests what a player's stroke does to another player's ball.
import { afterEach, expect, test, vi } from 'vitest';
import {
  aim,
  ANN,
  BO,
  button,
  choose,
  directions,
  panel,
  roll,
  rose,
  settled,
  story,
  table,
} from '../../../../tests/browser/golf';

afterEach(() => vi.restoreAllMocks());

/**
 * Plays a stroke that hits another ball if possible, otherwise one towards the hole. Returns
 * whether the stroke hit another ball.
 */
async function meet(): Promise<boolean> {
  await roll();
  const into = directions().find((label) => /hits (red|blue)/.test(label));
  const name = into?.split(':')[0];
  if (name) {
    const way = rose().getByRole('radio', { name: new RegExp(`^${name}:`) });
    if (way.element().getAttribute('aria-checked') !== 'true') await way.click();
    await button(`Play ${name}`).click();
  } else await (await aim()).click();
  await expect.element(rose()).not.toBeInTheDocument();
  expect(await settled()).toBe('choose');
  return name !== undefined;
}

test('a player whose ball was struck is told by whom and what came of it, until the next roll', async () => {
  await table([ANN, BO], { mode: 'carom' });
  let by = 'Bo';
  let strokes = 0;
  do {
    by = by === 'Ann' ? 'Bo' : 'Ann';
    await choose('white', strokes++ < 2 ? 2 : undefined);
  } while (!(await meet()));
  const fate = new RegExp(
    `${by} has (knocked you \\d+ steps? (closer to|further from) the hole|moved your ball)`,
  );
  await expect.element(panel()).toHaveTextContent(fate);
  await expect.element(story()).toHaveTextContent(fate);
  await choose('white');
  await roll();
  await expect.element(panel()).not.toHaveTextContent(fate);
});
