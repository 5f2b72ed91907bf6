///<reference types="svelte" />
;// The sealed dice: the fingerprint while the match runs, the proof when it is over.

import { core } from '../core/core';
import Icon from '../ui/Icon.svelte';
import { t } from '../texts/texts.svelte';
import { recordOf } from './record';
import type { GolfMatch } from './match.svelte';

;type $$ComponentProps =  { match: GolfMatch };function $$render() {

  
  
  
  
  
  

  let { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  const print = $derived(match.table.commitment.slice(0, 8).replace(/(.{4})/, '$1 '));
  const over = $derived(match.view.status === 'over');
  let verdict = $state<{ right: boolean; text: string } | null>(null);

  async function check() {
    try {
      const [events, draws] = await core.verifyRecord(await recordOf(match.table));
      verdict = { right: true, text: t('play-seal-right', { events, draws }) };
    } catch (problem) {
      verdict = { right: false, text: t('play-seal-wrong', { reason: problem instanceof Error ? problem.message : String(problem) }) };
    }
  }

  async function download() {
    const file = new Blob([await recordOf(match.table)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `carambole-${match.table.id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
;
async () => {

 { svelteHTML.createElement("div", { "class":`seal`,});
   { svelteHTML.createElement("span", { "class":`icon`,}); { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {    "name":`seal`,"size":1.9,}});} }
   { svelteHTML.createElement("div", {});
     { svelteHTML.createElement("p", {}); { svelteHTML.createElement("b", {});t('play-seal'); } t(over ? 'play-seal-over' : 'play-seal-text', { print }); }
    if(over){
       { svelteHTML.createElement("div", { "class":`buttons`,});
         { svelteHTML.createElement("button", {   "class":`btn small`,"onclick":check,}); { const $$_nocI4C = __sveltets_2_ensureComponent(Icon); new $$_nocI4C({ target: __sveltets_2_any(), props: {    "name":`check`,"size":1.2,}});}t('play-seal-check'); }
         { svelteHTML.createElement("button", {   "class":`btn small`,"onclick":download,}); { const $$_nocI4C = __sveltets_2_ensureComponent(Icon); new $$_nocI4C({ target: __sveltets_2_any(), props: {    "name":`save`,"size":1.2,}});}t('play-record'); }
       }
       { svelteHTML.createElement("p", {    "class":`verdict`,"role":`status`,});verdict?.right;verdict?.text ?? ''; }
    }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Seal__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Seal__SvelteComponent_ = ReturnType<typeof Seal__SvelteComponent_>;
/*Ωignore_endΩ*/export default Seal__SvelteComponent_;