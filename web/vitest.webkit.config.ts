// Runs component tests and journeys in WebKit, the browser engine of iPhones, with `npm run
// test:webkit`.
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import base from './vite.config.ts';
import { webkit } from './webkit/provider.ts';

const { test, ...page } = base as ViteUserConfig;
const component = test!.projects!.find(
  (project) =>
    typeof project === 'object' && 'test' in project && project.test?.name === 'component',
) as ViteUserConfig;

/** The component tests whose results depend on the browser engine: layout, keyboard and focus. */
const ENGINE_TESTS = [
  'src/games/golf/match/{keyboard,layout}.component.test.ts',
  'src/games/golf/board/upright.component.test.ts',
  'src/games/golf/setup/*.component.test.ts',
  'src/screens/{golf,start}/*.component.test.ts',
  'src/ui/*.component.test.ts',
];

export default defineConfig({
  ...page,
  // Different browsers need different bundles of the same dependencies.
  cacheDir: 'node_modules/.vite-webkit',
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'webkit-journey',
          include: ['webkit/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...component,
        extends: true,
        optimizeDeps: { ...component.optimizeDeps, exclude: ['@vitest/browser'] },
        test: {
          ...component.test,
          name: 'webkit-component',
          include: ENGINE_TESTS,
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            ...component.test!.browser,
            headless: true,
            screenshotDirectory: 'test-results/webkit',
            provider: webkit(),
            instances: [{ browser: 'webkit' }],
          },
        },
      },
    ],
  },
});
