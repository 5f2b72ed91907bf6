// Tests moving pieces: each kind is introduced once per device, and a preview shows where a stroke
// would leave them.
import { afterEach, expect, test, vi } from 'vitest';
import type { BoardLayers } from '../../../generated/protocol';
import { find } from '../../../../tests/browser/find';
import { ANN, button, table } from '../../../../tests/browser/golf';
import { foretell } from './stands';

afterEach(() => vi.restoreAllMocks());

const said = () => localStorage.getItem('carambole-said') ?? '';

for (const size of ['desktop', 'phone'] as const) {
  test(`a moving piece is introduced by name and effect, once per device, ${size}`, async () => {
    await table([ANN], { courses: ['S-11a'] }, { size });
    await button('Start cell 1').click();
    const tip = await find('.tip');
    expect(tip.textContent).toMatch(/^(Roller|Spinner|Toppler|Door)/);
    const name = /^[A-Z][a-z]+/.exec(tip.textContent)![0];
    expect(said()).toContain(`met-${name.toLowerCase()}`);
    await expect
      .poll(() => document.querySelector('.live')?.textContent)
      .toContain(`${name}. ${tip.textContent.slice(name.length)}`);
    // A tap closes the introduction.
    await button(/^white die/).click();
    await expect.poll(() => document.querySelector('.tip')?.textContent).not.toBe(tip.textContent);
  });
}

test('pieces that the hovered stroke would move are previewed in their new place', () => {
  const root = document.createElement('div');
  const roller = (x: number) => `<circle cx="${x}" cy="0" r="5"></circle>`;
  const wall = '<path d="M0 0"></path>';
  const movers = (x: number) => `<g id="golf-movers">${roller(x)}${wall}</g>`;
  root.innerHTML = `<svg>${movers(10)}</svg>`;
  const before = root.innerHTML;
  const layers = (x: number): BoardLayers => ({ hints: '', tokens: '', movers: movers(x) });
  foretell(root, 'golf-', layers(20));
  const parts = () => [...root.querySelectorAll('circle, path')];
  expect(parts().map((part) => part.getAttribute('cx') ?? part.tagName)).toEqual([
    '10',
    'path',
    '20',
  ]);
  expect(parts().map((part) => part.hasAttribute('data-going'))).toEqual([true, false, false]);
  foretell(root, 'golf-', layers(30));
  expect(root.querySelector('.coming circle')?.getAttribute('cx')).toBe('30');
  foretell(root, 'golf-', layers(10));
  expect(root.innerHTML).toBe(before);
  foretell(root, 'golf-', layers(20));
  foretell(root, 'golf-', null);
  expect(root.innerHTML).toBe(before);
});
