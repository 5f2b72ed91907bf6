///<reference types="svelte" />
;
import { t } from '../texts/texts.svelte';
import type { GolfMatch } from './match.svelte';
import { places } from './track';

;type $$ComponentProps =  { match: GolfMatch };function $$render() {

  
  
  

  let { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  const golf = $derived(match.golf);
  const track = $derived(places(golf?.count ?? 0, golf?.limit ?? 10));
;
async () => {

 { svelteHTML.createElement("ol", {   "class":`wood`,"aria-label":t('play-counter', { count: golf?.count ?? 0, limit: golf?.limit ?? 0, mode: match.setup.mode }),});
     for(let place of __sveltets_2_ensureArray(track)){place.label;
     { svelteHTML.createElement("li", {      "aria-current":place.now ? 'step' : undefined,});place.past;place.now;place.limit;place.beyond;place.label; }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Track__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Track__SvelteComponent_ = ReturnType<typeof Track__SvelteComponent_>;
/*Ωignore_endΩ*/export default Track__SvelteComponent_;