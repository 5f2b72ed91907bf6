// What keeps somebody from using a screen: what axe finds, by day and in the evening, and what is too wide.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findings(axe: AxeBuilder): Promise<string[]> {
  // Without frames there is nothing to gather in a second page.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  );
}

/**
 * All barriers. By day and in the evening only colours differ, and they do not hang on the size. What is half faded in
 * would be judged by its half colours, so nothing moves any more.
 */
export async function barriers(
  page: Page,
  { evening = (page.viewportSize()?.width ?? 0) >= 800 } = {},
): Promise<string[]> {
  if (evening) await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const found = await findings(new AxeBuilder({ page }).withTags(TAGS));
  if (!evening) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findings(new AxeBuilder({ page }).withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: 'light' });
  return [...found, ...dark.map((finding) => `in the evening: ${finding}`)];
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
