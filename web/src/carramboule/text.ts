// The words of Carramboule: all their keys begin alike, as all parts of the page share one list.
import type { FluentVariable } from '@fluent/bundle';
import { t } from '../texts/texts.svelte';

export function c(key: string, args?: Record<string, FluentVariable>): string {
  return t(`carr-${key}`, args);
}
