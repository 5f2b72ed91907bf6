// Checks accessibility in both themes. The themes differ only in their colours, so only the
// contrast is checked in the dark theme.
import axe from 'axe-core';
import { cdp, commands } from 'vitest/browser';
import { barriers } from './barriers';

/** Moves the mouse off the page, so no element is checked in its hover colours. */
export async function leaveMouse(): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1599, y: 1299 });
}

/** Returns all axe findings in the light theme, and the contrast findings in the dark theme. */
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
