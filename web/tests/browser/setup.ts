// Prepares the page before the first component is mounted.
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '../../src/generated/font.css';
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import '../../src/ui/kit.css';
import { afterEach } from 'vitest';
import { addBalls } from '../../src/ui/balls';
import { loadTexts } from '../../src/lib/texts.svelte';

await loadTexts('page');
addBalls();

// Svelte warns about code that works by chance, such as reading a derived value of a component that
// is gone. A test with such a warning fails.
const warnings: Error[] = [];
const warn = console.warn;
console.warn = (...what: unknown[]) => {
  warn(...what);
  if (String(what[0]).includes('[svelte]')) warnings.push(new Error(String(what[0])));
};
afterEach(() => {
  const [first] = warnings.splice(0);
  if (first) throw first;
});
