// Prepares the page before the first component is mounted.
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '../../src/generated/font.css';
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import '../../src/ui/kit.css';
import { addBalls } from '../../src/ui/balls';
import { loadTexts } from '../../src/lib/texts.svelte';

await loadTexts('page');
addBalls();
