/** The metadata of each language, by file. Each folder in /locales is a language. */
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

/** The name of a folder in /locales. */
export type Language = string;

/** The languages by their own names. */
export const LANGUAGES = byLanguage('language');

/** The name of a local player without a name in each language. Records contain it. */
export const YOU = byLanguage('you');
