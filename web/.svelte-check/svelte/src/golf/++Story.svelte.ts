///<reference types="svelte" />
;// What happens, in words; every stroke can be asked about.

import Ball from '../ui/Ball.svelte';
import { t } from '../texts/texts.svelte';
import type { GolfMatch, Played } from './match.svelte';

;type $$ComponentProps =  { match: GolfMatch; onwhy: (stroke: Played) => void };function $$render() {

  
  
  
  

  let { match, onwhy }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
;
async () => {

 { svelteHTML.createElement("ul", {});
      for(let line of __sveltets_2_ensureArray(match.story)){let index = 1;line.id;
     { svelteHTML.createElement("li", { });index === 0;
       { svelteHTML.createElement("span", { "class":`mark`,});if(line.ball){ { const $$_llaB3C = __sveltets_2_ensureComponent(Ball); new $$_llaB3C({ target: __sveltets_2_any(), props: {    "ball":line.ball,"size":24,}});}} }
       { svelteHTML.createElement("p", {});
        line.text();
        if(line.stroke && line.stroke.way.trace.events.length > 0){ { svelteHTML.createElement("button", { "onclick":() => onwhy(line.stroke!),});t('play-why'); }}
       }
     }
  }
     { svelteHTML.createElement("li", { "class":`now alone`,}); { svelteHTML.createElement("p", {});t('play-story-empty'); } }
  
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Story__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Story__SvelteComponent_ = ReturnType<typeof Story__SvelteComponent_>;
/*Ωignore_endΩ*/export default Story__SvelteComponent_;