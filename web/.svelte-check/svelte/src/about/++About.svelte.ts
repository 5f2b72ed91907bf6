///<reference types="svelte" />
;// Who made the games, who made this, under which terms.

import { t } from '../texts/texts.svelte';
import Bar from '../ui/Bar.svelte';
import HelpButton from '../ui/HelpButton.svelte';
import SettingsButton from '../ui/SettingsButton.svelte';
function $$render() {

  
  
  
  
  

  const parts = [
    { title: 'about-games', lines: ['about-golf', 'about-carramboule', 'about-thanks', 'about-affiliation'] },
    { title: 'about-page', lines: ['about-page-text', 'about-dice'] },
    { title: 'about-licences', lines: ['about-licence-ours', 'about-licence-font', 'about-licence-parts'] },
  ];
;
async () => {

 { svelteHTML.createElement("svelte:head", {}); { svelteHTML.createElement("title", {});t('about-title');  t('name'); } }
 { const $$_raB0C = __sveltets_2_ensureComponent(Bar); new $$_raB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t('about-title'),}}); { const $$_nottuBpleH1C = __sveltets_2_ensureComponent(HelpButton); new $$_nottuBpleH1C({ target: __sveltets_2_any(), props: {}});} { const $$_nottuBsgnitteS1C = __sveltets_2_ensureComponent(SettingsButton); new $$_nottuBsgnitteS1C({ target: __sveltets_2_any(), props: {}});} Bar}
 { svelteHTML.createElement("main", {});
     for(let part of __sveltets_2_ensureArray(parts)){part.title;
     { svelteHTML.createElement("section", { "class":`card`,});
       { svelteHTML.createElement("h2", {});t(part.title); }
         for(let line of __sveltets_2_ensureArray(part.lines)){line; { svelteHTML.createElement("p", {});t(line); }}
     }
  }
   { svelteHTML.createElement("p", { "class":`muted`,});t('about-version', { version: __VERSION__ }); }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const About__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type About__SvelteComponent_ = InstanceType<typeof About__SvelteComponent_>;
/*Ωignore_endΩ*/export default About__SvelteComponent_;