// Adds a fifth language to a copy of the page. A folder in `locales` must be enough.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createServer } from 'vite';

const WEB = join(import.meta.dirname, '..');

it('offers and shows a language that has only a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carambole-language-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const web = join(folder, 'web');
  for (const part of ['src/lib', 'src/ui', 'src/generated/text-keys.d.ts'])
    cpSync(join(WEB, part), join(web, part), { recursive: true });
  symlinkSync(join(WEB, 'node_modules'), join(web, 'node_modules'));
  cpSync(join(WEB, '../locales'), join(folder, 'locales'), { recursive: true });

  // The new folder: the English texts, of which two are translated.
  const italian = join(folder, 'locales/it');
  cpSync(join(folder, 'locales/en'), italian, { recursive: true });
  const translate = (file: string, english: string, text: string) => {
    const before = readFileSync(join(italian, file), 'utf8');
    expect(before).toContain(`${english}\n`);
    writeFileSync(join(italian, file), before.replace(`${english}\n`, `${text}\n`));
  };
  translate('language.ftl', 'language = English', 'language = Italiano');
  translate('page.ftl', 'settings-language = Language', 'settings-language = Lingua');

  vi.stubGlobal('navigator', { languages: ['it-IT', 'en'] });
  const server = await createServer({
    root: web,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [svelte()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false, fs: { allow: [folder, WEB] } },
  });
  onTestFinished(() => server.close());
  const { language, loadTexts } = await server.ssrLoadModule('/src/lib/texts.svelte.ts');
  const { default: Settings } = await server.ssrLoadModule('/src/ui/SettingsDialog.svelte');
  const { render } = await server.ssrLoadModule('svelte/server');

  expect(language()).toBe('it');
  await loadTexts('page');
  const { body } = await render(Settings, { props: { open: true } });
  expect(body).toContain('Lingua');
  expect(body).toContain('Italiano');
  expect(body).toContain('Deutsch');
});
