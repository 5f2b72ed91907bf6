// Skips component tests that WebKit's driver cannot run. A fault of the page is no reason to skip a
// test.
import { beforeEach } from 'vitest';

const PRINT = 'WebKitWebDriver cannot show a page as it is printed';

const SKIPPED: Record<string, string> = {
  'every figure of the chapter is printed, even if it was never scrolled to': PRINT,
  'the boxes are printed with every piece in light colours, without controls': PRINT,
  'the whole book is printed with every figure drawn and every ruling unfolded': PRINT,
};

beforeEach(({ task, skip }) => {
  const reason = SKIPPED[task.name];
  if (reason) skip(reason);
});
