// The texts of Carramboule. Their keys share a prefix, because the whole page has only one list of
// texts.
import type { FluentVariable } from '@fluent/bundle';
import type { TextKey } from '../../generated/text-keys';
import { t, type Known } from '../../lib/texts.svelte';

type Rest<Key> = Key extends `carr-${infer Own}` ? Own : never;
/** The key of a Carramboule text without the shared prefix. */
export type CarrKey = Rest<TextKey>;

export function c<Key extends string>(
  key: Known<Key, 'carr-'>,
  args?: Record<string, FluentVariable>,
): string {
  return t(`carr-${key}` as TextKey, args);
}
