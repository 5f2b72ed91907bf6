// The words of the page, in the reader's language. They live in /locales as Fluent files.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { TextKey } from '../generated/text-keys';
import { settings } from '../ui/settings.svelte';
import { LANGUAGES, own, YOU, type Language } from './languages';

export { LANGUAGES, YOU, type Language };

// The words of the terminal and the command line are not for the page.
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
/** All parts asked for so far; another language is loaded with all of them. */
const wanted = new Set<string>();
/** Raised whenever words are loaded, so that what is shown is renewed. */
let version = $state(0);
/** The language whose words are there; the old one stays until the new one is loaded. */
let spoken: Language | undefined;

/** Texts of a language, with the grammar that Fluent cannot write down: in French, `DE($name)` is "de Lou", "d’Anna". */
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
 * What a person is called in the reader's language. Whoever gave no name is "you", in whichever language the match was
 * begun; sentences have a form for that. Someone else who goes by that word is quoted.
 */
export function personName(name: string, own = true): string {
  if (!Object.values(YOU).includes(name)) return name;
  return own ? t('you') : `“${name}”`;
}

/** The language of the page: chosen, or the first of the browser's that we speak. */
export function language(): Language {
  if (settings.language) return settings.language;
  for (const wish of navigator.languages) {
    const word = wish.slice(0, 2).toLowerCase();
    if (word in LANGUAGES) return word;
  }
  return 'en';
}

/** The language as formatters of dates want it: our English is British. */
export function locale(): string {
  const tongue = language();
  return tongue === 'en' ? 'en-GB' : tongue;
}

/** Loads the words of a part of the page (the name of a file in /locales/xx) in the language in use. */
export async function loadTexts(...parts: string[]): Promise<void> {
  const tongue = language();
  for (const part of parts) wanted.add(part);
  await Promise.all(
    Array.from(wanted, async (part) => {
      const name = `${tongue}/${part}`;
      if (loaded.has(name)) return;
      const file = files[`../../../locales/${name}.ftl`];
      if (!file) throw new Error(`there are no words for ${name}`);
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
  // Someone may have changed the language again meanwhile.
  if (tongue === language()) spoken = tongue;
  version++;
}

/**
 * A whole number below a thousand: written the same in all our languages. The browser's formatter takes
 * tens of milliseconds to wake up, and most screens have no other numbers.
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

/** A key that there is; of a template, `direction-${dir}`, one with such a beginning and end. */
export type Known<Key extends string, Prefix extends string = ''> = string extends Key
  ? never
  : Extract<TextKey, `${Prefix}${Key}`> extends never
    ? never
    : Key;

/** The words for a key, as `t` gives them; handed to what is to be tried out alone. */
export type Say = <Key extends string>(
  key: Known<Key>,
  args?: Record<string, string | number>,
) => string;

/** The words for a key. Reactive: changes with the language. */
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
