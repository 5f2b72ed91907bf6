// The page's texts in the user's language, from the Fluent files in /locales.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { TextKey } from '../generated/text-keys';
import { settings } from './settings.svelte';
import { LANGUAGES, own, YOU, type Language } from './languages';

export { LANGUAGES, YOU, type Language };

// Leaves out the texts of the native program, and `language.ftl`, which is built in.
const files = import.meta.glob<string>(
  [
    '../../../locales/*/*.ftl',
    '!../../../locales/*/{terminal,certificate,review,names,language,links}.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
  },
);
const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
/**
 * The parts of the page requested so far. When the language changes, all of them are loaded again.
 */
const wanted = new Set<string>();
/** Incremented when texts are loaded, so everything shown is updated. */
let version = $state(0);
/** The language of the texts shown, which stays until the new language is loaded. */
let spoken: Language | undefined;

/**
 * Returns an empty bundle of texts, with functions for grammar that Fluent cannot express. In
 * French, for example, `DE($name)` is "de Lou" or "d’Anna".
 */
export function newBundle(tongue: string): FluentBundle {
  return new FluentBundle(tongue, {
    useIsolating: false,
    functions: { DE: ([name]) => withDe(String(name)) },
  });
}

function withDe(name: string): string {
  const first = name.normalize('NFD').charAt(0).toLowerCase();
  return 'aeiouhœæ'.includes(first) && first !== '' ? `d’${name}` : `de ${name}`;
}

/**
 * Returns a person's name for display in the user's language. A player without a name becomes
 * "you", whatever language the match was started in. If `own` is false, the name belongs to another
 * player, and "you" is quoted.
 */
export function personName(name: string, own = true): string {
  if (!Object.values(YOU).includes(name)) return name;
  return own ? t('you') : `“${name}”`;
}

/**
 * Returns the language of the page: the chosen one, otherwise the browser's first supported
 * language.
 */
export function language(): Language {
  if (settings.language) return settings.language;
  for (const wish of navigator.languages) {
    const word = wish.slice(0, 2).toLowerCase();
    if (word in LANGUAGES) return word;
  }
  return 'en';
}

/** Returns the locale for date formatters; English becomes British English. */
export function locale(): string {
  const tongue = language();
  return tongue === 'en' ? 'en-GB' : tongue;
}

const fileOf = (name: string) => files[`../../../locales/${name}.ftl`];

/** Starts to fetch the texts for parts of the page, so that `loadTexts` need not wait for them. */
export function fetchTexts(...parts: string[]): void {
  for (const part of parts) fileOf(`${language()}/${part}`)?.().catch(() => {});
}

/**
 * Loads the texts for parts of the page in the current language. A part is the name of a file in
 * /locales/xx.
 */
export async function loadTexts(...parts: string[]): Promise<void> {
  const tongue = language();
  for (const part of parts) wanted.add(part);
  await Promise.all(
    Array.from(wanted, async (part) => {
      const name = `${tongue}/${part}`;
      if (loaded.has(name)) return;
      const file = fileOf(name);
      if (!file) throw new Error(`there are no texts for ${name}`);
      const text = await file();
      let bundle = bundles.get(tongue);
      if (!bundle) {
        bundles.set(tongue, (bundle = newBundle(tongue)));
        bundle.addResource(new FluentResource(own[`../../../locales/${tongue}/language.ftl`]!));
      }
      for (const error of bundle.addResource(new FluentResource(text), { allowOverrides: true }))
        throw error;
      loaded.add(name);
    }),
  );
  // The user may have changed the language again while the texts were loading.
  if (tongue === language()) spoken = tongue;
  version++;
}

/**
 * An integer below a thousand, which all our languages write in the same way. Starting the
 * browser's number formatter takes tens of milliseconds, and most screens have no other numbers.
 */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function light(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const small = (value: FluentVariable) =>
    typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000;
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      small(value) ? new SmallNumber(value as number) : value,
    ]),
  );
}

/**
 * Accepts only existing keys or, for a template such as `direction-${dir}`, prefixes and suffixes
 * of existing keys.
 */
export type Known<Key extends string, Prefix extends string = ''> = string extends Key
  ? never
  : Extract<TextKey, `${Prefix}${Key}`> extends never
    ? never
    : Key;

/**
 * The type of `t`. Functions take `t` as a parameter so that they can be tested without the page.
 */
export type Say = <Key extends string>(
  key: Known<Key>,
  args?: Record<string, string | number>,
) => string;

/** Returns the text for a key in the page's language. Reactive. */
export function t<Key extends string>(
  key: Known<Key>,
  args?: Record<string, FluentVariable>,
): string {
  void version;
  const bundle = spoken === undefined ? undefined : bundles.get(spoken);
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, args ? light(args) : null);
}
