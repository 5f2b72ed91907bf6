// Leaves out component tests that WebKit's driver cannot run. A fault of the page is no reason.
import { beforeEach } from 'vitest';

const PRINT = 'WebKitWebDriver cannot show a page as it is printed';

const SKIPPED: Record<string, string> = {
  'every figure of the chapter is printed, none blank, whether it was scrolled to or not': PRINT,
  'the boxes are printed with every piece in light colours, and nothing to press': PRINT,
  'the whole book is printed with every figure drawn and every ruling unfolded': PRINT,
};

beforeEach(({ task, skip }) => {
  const reason = SKIPPED[task.name];
  if (reason) skip(reason);
});
