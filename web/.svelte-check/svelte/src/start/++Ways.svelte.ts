///<reference types="svelte" />
;// The ways to play, each with one line about it.

import Icon from '../ui/Icon.svelte';
import type { IconName } from '../ui/icons';
import { t } from '../texts/texts.svelte';
function $$render() {

  
  
  
  

  const ways: { to: string; icon: IconName; name: string }[] = [
    { to: '/golf/friends', icon: 'people', name: 'friends' },
    { to: '/golf/computer', icon: 'machine', name: 'computer' },
    { to: '/carramboule', icon: 'cue', name: 'carramboule' },
  ];
;
async () => {

 { svelteHTML.createElement("nav", { "aria-label":t('ways'),});
     for(let way of __sveltets_2_ensureArray(ways)){way.name;
     { svelteHTML.createElement("a", { "href":way.to,});
       { svelteHTML.createElement("span", { "class":`ic`,}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {    "name":way.icon,"size":1.55,}});} }
       { svelteHTML.createElement("span", { "class":`words`,}); { svelteHTML.createElement("b", {});t(`way-${way.name}`); } { svelteHTML.createElement("small", {});t(`way-${way.name}-note`); } }
       { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {  "name":`fwd`,}});}
     }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Ways__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Ways__SvelteComponent_ = InstanceType<typeof Ways__SvelteComponent_>;
/*Ωignore_endΩ*/export default Ways__SvelteComponent_;