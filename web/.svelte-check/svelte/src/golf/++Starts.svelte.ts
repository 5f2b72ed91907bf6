///<reference types="svelte" />
;// The six start cells as large keys, lying as they lie on the board.

import { t } from '../texts/texts.svelte';
import type { GolfMatch } from './match.svelte';

;type $$ComponentProps =  { match: GolfMatch };function $$render() {

  
  
  

  let { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  /** Pixels between two cells: room for a thumb. */
  const PITCH = 45;
  const UNIT = PITCH / (20 * Math.sqrt(3));
  const cells = $derived.by(() => {
    const spots = (match.picture?.starts ?? []).map((cell) => cell.spot);
    const left = Math.min(...spots.map((spot) => spot.x));
    const top = Math.min(...spots.map((spot) => spot.y));
    return spots.map((spot) => ({ x: (spot.x - left) * UNIT, y: (spot.y - top) * UNIT }));
  });
  const width = $derived(Math.max(0, ...cells.map((cell) => cell.x)) + PITCH);
  const height = $derived(Math.max(0, ...cells.map((cell) => cell.y)) + PITCH * 1.1);
;
async () => {

 { svelteHTML.createElement("div", {       "class":`starts`,"role":`group`,"aria-label":t('play-starts'),});__sveltets_2_ensureType(String, Number, `${width} `);__sveltets_2_ensureType(String, Number, `${height} `);
      for(let cell of __sveltets_2_ensureArray(cells)){let index = 1;index;
     { svelteHTML.createElement("button", {              "aria-pressed":match.start === index,"disabled":!match.openStarts.includes(index),"aria-label":t('play-start-cell', { number: index + 1 }),"aria-keyshortcuts":'abcdef'[index],"onclick":() => match.chooseStart(index),});match.start === index;__sveltets_2_ensureType(String, Number, `${cell.x} `);__sveltets_2_ensureType(String, Number, `${cell.y} `);
       { svelteHTML.createElement("span", {});index + 1; }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Starts__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Starts__SvelteComponent_ = ReturnType<typeof Starts__SvelteComponent_>;
/*Ωignore_endΩ*/export default Starts__SvelteComponent_;