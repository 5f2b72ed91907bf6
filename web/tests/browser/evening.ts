// Accessibility by day and in the evening. Only colours differ, so the second look is at contrast alone.
import axe from 'axe-core';
import { cdp, commands } from 'vitest/browser';
import { barriers } from './barriers';

/** Moves the mouse off the page, so that nothing is judged in the colours of the element under it. */
export async function leaveMouse(): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1599, y: 1299 });
}

/** All findings of axe in light colours, and those about contrast in dark ones. */
export async function barriersDayAndNight(): Promise<string[]> {
  await leaveMouse();
  await commands.emulateMedia({ colorScheme: 'light' });
  const day = await barriers();
  await commands.emulateMedia({ colorScheme: 'dark' });
  const { violations } = await axe.run(document, {
    runOnly: { type: 'rule', values: ['color-contrast'] },
  });
  await commands.emulateMedia({ colorScheme: 'light' });
  return [
    ...day,
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(
        (node) => `in the evening: ${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`,
      ),
    ),
  ];
}
