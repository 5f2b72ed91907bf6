// What was looked for last: whoever comes back from a course finds the list as it was.
import { ANYTHING, type Wish } from './library';

export const wish: Wish = $state({ ...ANYTHING });

export function clearWish(): void {
  Object.assign(wish, ANYTHING, { order: wish.order });
}
