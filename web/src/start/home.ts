// The part of the start screen that is loaded later: when the page is idle, or when the button is
// pressed.
export { nextToPlay, playNow } from '../courses/open';
export { isSolo } from '../courses/journey';
export { prepare } from '../daily/courses';
export { dayOf, shifted } from '../daily/days';
export { default as Today } from '../daily/Today.svelte';
