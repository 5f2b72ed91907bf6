// The last filters used, which keep the list unchanged when you return from a course.
import { ANYTHING, type Wish } from './library';

export const wish: Wish = $state({ ...ANYTHING });

export function clearWish(): void {
  Object.assign(wish, ANYTHING, { order: wish.order });
}
