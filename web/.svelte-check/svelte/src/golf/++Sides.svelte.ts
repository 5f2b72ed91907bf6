///<reference types="svelte" />
;// The die unfolded: all six sides to be read, and which of them can hole the ball.

import type { GolfPick } from '../generated/protocol';
import Icon from '../ui/Icon.svelte';
import { t } from '../texts/texts.svelte';
import { samePick, type GolfMatch } from './match.svelte';

;type $$ComponentProps =  { match: GolfMatch; pick: GolfPick };function $$render() {

  
  
  
  
  

  let { match, pick }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  const sides = $derived(match.impulsesOf(pick));
  const card = $derived('card' in pick);
  const holes = $derived(samePick(match.reach?.pick ?? null, pick) ? match.reach!.holes : null);
  /** Where each side lies in the unfolded cube. */
  const AREAS = ['a', 'b', 'c', 'd', 'e', 'f'];
;
async () => {

 { svelteHTML.createElement("figure", {});
   { svelteHTML.createElement("figcaption", {});match.pickName(pick); }
   { svelteHTML.createElement("ul", { "class":`net die-${'die' in pick ? pick.die : 'white'}`,});
        for(let side of __sveltets_2_ensureArray(sides)){let index = 1;index;
       { svelteHTML.createElement("li", {  });__sveltets_2_ensureType(String, Number, AREAS[index]);holes?.[index];
        if(card){ { svelteHTML.createElement("small", { "aria-label":t('play-side-of', { side: index + 1 }),});index + 1; }} { svelteHTML.createElement("b", {});side; }
        if(holes?.[index]){ { svelteHTML.createElement("span", { "class":`flag`,}); { const $$_nocI4C = __sveltets_2_ensureComponent(Icon); new $$_nocI4C({ target: __sveltets_2_any(), props: {    "name":`flag`,"size":1,}});} { svelteHTML.createElement("span", { "class":`sr`,});t('play-side-holes'); } }}
       }
    }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Sides__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Sides__SvelteComponent_ = ReturnType<typeof Sides__SvelteComponent_>;
/*Ωignore_endΩ*/export default Sides__SvelteComponent_;