import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { filesIn } from './compress.ts';

/**
 * Bundles `src/app/sw.ts` as `sw.js`, a service worker that caches the page and all its files for
 * offline use. Its version is a hash of the names and contents of the files, so every changed build
 * has a new version.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'carambole-service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // Before this hook, the worker files and the files from `public` are not complete. `compress`
    // runs later.
    async writeBundle() {
      if (config.build.ssr || config.isWorker) return;
      const folder = join(config.root, config.build.outDir);
      const names = filesIn(folder)
        .map((file) => relative(folder, file).split(sep).join('/'))
        .filter((name) => !/(^sw\.js|\.map|\.br)$/.test(name))
        .sort();
      const hash = createHash('sha256');
      for (const name of names) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
      const files = names.filter((name) => name !== 'index.html').map((name) => `/${name}`);
      await build({
        root: config.root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          __FILES_HASH__: JSON.stringify(hash.digest('hex').slice(0, 12)),
          __FILES__: JSON.stringify(files),
        },
        build: {
          target: config.build.target,
          outDir: folder,
          emptyOutDir: false,
          rolldownOptions: {
            input: join(config.root, 'src/app/sw.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
