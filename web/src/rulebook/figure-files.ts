// Loads the figure files on first use.
import type { FigurePicture, FigureWords } from '../generated/protocol';
import { study } from '../core/core';

const files = import.meta.glob<string>('../../../figures/*.toml', {
  query: '?raw',
  import: 'default',
});

async function file(number: string): Promise<string> {
  const load = files[`../../../figures/${number}.toml`];
  if (!load) throw new Error(`there is no figure ${number}`);
  return load();
}

/** Returns a figure, simulated and drawn by the core in a theme. */
export async function figurePicture(
  number: string,
  theme: string,
  language: string,
  prefix: string,
): Promise<FigurePicture> {
  return study.figure(await file(number), theme, language, prefix);
}

/** Returns a figure's title and text for the search, without simulating the figure. */
export async function figureWords(number: string, language: string): Promise<FigureWords> {
  return study.figureWords(await file(number), language);
}
