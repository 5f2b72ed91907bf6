// The texts of Carramboule. Their keys share a prefix, as all parts of the page use one list.
import type { FluentVariable } from '@fluent/bundle';
import type { TextKey } from '../generated/text-keys';
import { t, type Known } from '../texts/texts.svelte';

type Rest<Key> = Key extends `carr-${infer Own}` ? Own : never;
/** A Carramboule text key without its prefix. */
export type CarrKey = Rest<TextKey>;

export function c<Key extends string>(
  key: Known<Key, 'carr-'>,
  args?: Record<string, FluentVariable>,
): string {
  return t(`carr-${key}` as TextKey, args);
}
