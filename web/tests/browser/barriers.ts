// Checks a screen for accessibility problems: axe findings, and content wider than the window.
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns all axe findings on the current page. */
export async function barriers(): Promise<string[]> {
  // Omits details about passed checks, which take most of the time on long lists.
  const { violations } = await axe.run(document, { runOnly: TAGS, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  );
}

export const scrollsSideways = (): boolean => document.documentElement.scrollWidth > innerWidth;
