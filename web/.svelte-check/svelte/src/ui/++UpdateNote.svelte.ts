///<reference types="svelte" />
;// A small note that a new version is ready; it never interrupts.

import { t } from '../texts/texts.svelte';
import { dismissUpdate, takeUpdate, updateWaits } from '../updates.svelte';
import Icon from './Icon.svelte';
function $$render() {

  
  
  
  
;
async () => {

 { svelteHTML.createElement("div", {   "class":`note`,"role":`status`,});
  if(updateWaits()){
     { svelteHTML.createElement("p", {});t('update-ready'); }
     { svelteHTML.createElement("button", {   "class":`btn`,"onclick":takeUpdate,});t('update-reload'); }
     { svelteHTML.createElement("button", {     "class":`iconbtn`,"aria-label":t('update-later'),"onclick":dismissUpdate,}); { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {  "name":`close`,}});} }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const UpdateNote__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type UpdateNote__SvelteComponent_ = InstanceType<typeof UpdateNote__SvelteComponent_>;
/*Ωignore_endΩ*/export default UpdateNote__SvelteComponent_;