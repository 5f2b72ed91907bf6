/**
 * Returns the text in a language from a table of a figure's file: the line `en = "…"` below
 * `[name]`.
 */
export function words(file: string, name: string, language: string): string {
  const [, table = ''] = new RegExp(`^\\[${name}\\]\\n((?:.+\\n)*)`, 'm').exec(file) ?? [];
  const [, string = ''] = new RegExp(`^${language}\\s*=\\s*"(.*)"\\s*$`, 'm').exec(table) ?? [];
  return string.replace(/\\"/g, '"');
}
