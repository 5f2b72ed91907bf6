// Finds accessibility problems on a screen: axe findings (in both themes on wide screens), and
// content wider than the window.
import axe from 'axe-core';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findings(page: Page, only: string[] | { type: 'rule'; values: string[] }) {
  // Loads axe only once per document, because it is a large script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
    );
  }, only);
}

/**
 * Returns all accessibility problems on a screen. On wide screens, the colours of the dark theme
 * are checked, too. Call this only when all animations have ended, because elements that are fading
 * have the wrong colours.
 */
export async function barriers(
  page: Page,
  { evening = (page.viewportSize()?.width ?? 0) >= 800 } = {},
): Promise<string[]> {
  if (evening) await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const found = await findings(page, TAGS);
  if (!evening) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findings(page, { type: 'rule', values: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...found, ...dark.map((finding) => `in the evening: ${finding}`)];
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
