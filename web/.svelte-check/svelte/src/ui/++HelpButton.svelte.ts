///<reference types="svelte" />
;// Shows the keys of a screen, by tap or by `?`; belongs into the bar.

import Icon from './Icon.svelte';
import KeysDialog, { type KeyHelp } from './KeysDialog.svelte';
import { t } from '../texts/texts.svelte';

;type $$ComponentProps =  { keys?: KeyHelp[] };function $$render() {

  
  
  
  

  let { keys = [] }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  let open = $state(false);

  function pressed(event: KeyboardEvent) {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
    const field = event.target as HTMLElement;
    // Whoever writes a name may write a question mark.
    if (field.matches('textarea, [contenteditable], input:not([type=radio], [type=checkbox], [type=range])')) return;
    event.preventDefault();
    open = !open;
  }
;
async () => {

 { svelteHTML.createElement("svelte:window", {  "onkeydown":pressed,});}
 { svelteHTML.createElement("button", {           "class":`iconbtn`,"aria-label":t('keys'),"title":t('keys'),"aria-haspopup":`dialog`,"aria-keyshortcuts":`?`,"onclick":() => (open = true),});
   { const $$_nocI1C = __sveltets_2_ensureComponent(Icon); new $$_nocI1C({ target: __sveltets_2_any(), props: {  "name":`help`,}});}
 }
 { const $$_golaiDsyeK0C = __sveltets_2_ensureComponent(KeysDialog); const $$_golaiDsyeK0 = new $$_golaiDsyeK0C({ target: __sveltets_2_any(), props: {   open,keys,}});/*Ωignore_startΩ*/() => open = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_golaiDsyeK0.$$bindings = 'open';}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const HelpButton__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type HelpButton__SvelteComponent_ = ReturnType<typeof HelpButton__SvelteComponent_>;
/*Ωignore_endΩ*/export default HelpButton__SvelteComponent_;