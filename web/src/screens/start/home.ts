// The part of the start screen that is loaded later: when the page is idle, or when the button is
// pressed.
export { nextToPlay, playNow } from '../../games/golf/journey/open';
export { isSolo } from '../../games/golf/journey/journey';
export { prepare } from '../daily/courses';
export { dayOf, shifted } from '../daily/days';
export { default as Today } from '../daily/Today.svelte';
