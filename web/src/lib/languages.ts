/**
 * The text of each language.ftl file, keyed by the file's path. Each folder in /locales is a
 * language.
 */
export const own = import.meta.glob<string>('../../../locales/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function byLanguage(key: string): Record<Language, string> {
  const line = new RegExp(`^${key} = (.*)$`, 'm');
  return Object.fromEntries(
    Object.entries(own).map(([path, text]) => [path.split('/').at(-2)!, line.exec(text)![1]!]),
  );
}

/** A language, as the name of its folder in /locales. */
export type Language = string;

/** The name of each language in that language. */
export const LANGUAGES = byLanguage('language');

/** What each language calls a local player without a name, as stored in records. */
export const YOU = byLanguage('you');
