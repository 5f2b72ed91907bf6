import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

/** Adds a Brotli-compressed copy of every built file that compression makes smaller. */
export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'carambole-compress',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      const folder = join(config.root, config.build.outDir);
      // After a failed build there is no output folder. Returning here lets the build report its
      // own error.
      if (config.build.ssr || config.isWorker || !existsSync(folder)) return;
      for (const file of filesIn(folder)) {
        if (/\.(br|woff2|png|webp)$/.test(file)) continue;
        const plain = readFileSync(file);
        const small = brotliCompressSync(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_LGWIN]: 22,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        });
        if (small.length < plain.length) writeFileSync(`${file}.br`, small);
      }
    },
  };
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}
