///<reference types="svelte" />
;// Opens the settings; belongs into the bar of every screen.

import Icon from './Icon.svelte';
import SettingsDialog from './SettingsDialog.svelte';
import { t } from '../texts/texts.svelte';
function $$render() {

  
  
  
  

  let open = $state(false);
;
async () => {

 { svelteHTML.createElement("button", {         "class":`iconbtn`,"aria-label":t('settings'),"title":t('settings'),"aria-haspopup":`dialog`,"onclick":() => (open = true),});
   { const $$_nocI1C = __sveltets_2_ensureComponent(Icon); new $$_nocI1C({ target: __sveltets_2_any(), props: {  "name":`gear`,}});}
 }
  { const $$_golaiDsgnitteS0C = __sveltets_2_ensureComponent(SettingsDialog); const $$_golaiDsgnitteS0 = new $$_golaiDsgnitteS0C({ target: __sveltets_2_any(), props: { open,}});/*Ωignore_startΩ*/() => open = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_golaiDsgnitteS0.$$bindings = 'open';}
};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SettingsButton__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SettingsButton__SvelteComponent_ = ReturnType<typeof SettingsButton__SvelteComponent_>;
/*Ωignore_endΩ*/export default SettingsButton__SvelteComponent_;