///<reference types="svelte" />
;
  /** What Chromium offers when the page can be installed. */
  interface InstallOffer extends Event {
    prompt(): Promise<unknown>;
  }

  // The browser offers once, perhaps before or after this screen is shown.
  let offer = $state<InstallOffer | null>(null);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  addEventListener('appinstalled', () => (offer = null));
;;

import { t } from '../texts/texts.svelte';
import Icon from '../ui/Icon.svelte';
function $$render() {

  
  

  async function install() {
    const accepted = offer;
    offer = null;
    await accepted?.prompt();
  }
;
async () => {



if(offer){
   { svelteHTML.createElement("button", {     "class":`btn`,"title":t('install-text'),"onclick":install,}); { const $$_nocI1C = __sveltets_2_ensureComponent(Icon); new $$_nocI1C({ target: __sveltets_2_any(), props: {  "name":`save`,}});}t('install'); }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Install__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Install__SvelteComponent_ = InstanceType<typeof Install__SvelteComponent_>;
/*Ωignore_endΩ*/export default Install__SvelteComponent_;