/**
 * Reads a text in one language from a figure file: for English, the line `en = "…"` in the table
 * `[name]`.
 */
export function words(file: string, name: string, language: string): string {
  const [, table = ''] = new RegExp(`^\\[${name}\\]\\n((?:.+\\n)*)`, 'm').exec(file) ?? [];
  const [, string = ''] = new RegExp(`^${language}\\s*=\\s*"(.*)"\\s*$`, 'm').exec(table) ?? [];
  return string.replace(/\\"/g, '"');
}
