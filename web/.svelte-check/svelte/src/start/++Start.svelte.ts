///<reference types="svelte" />
;
import { t } from '../texts/texts.svelte';
function $$render() {

  
;
async () => {

 { svelteHTML.createElement("main", {});
   { svelteHTML.createElement("h1", {});t('name'); }
 }
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Start__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Start__SvelteComponent_ = InstanceType<typeof Start__SvelteComponent_>;
/*Ωignore_endΩ*/export default Start__SvelteComponent_;