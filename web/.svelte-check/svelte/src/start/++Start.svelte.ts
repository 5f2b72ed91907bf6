///<reference types="svelte" />
;// The first thing anyone sees: one button to play, and the ways into everything else.

import { warmUp } from '../core/core';
import Games from '../games/UnderWay.svelte';
import { playNow } from '../setup/open';
import { t } from '../texts/texts.svelte';
import HelpButton from '../ui/HelpButton.svelte';
import Icon from '../ui/Icon.svelte';
import Logo from '../ui/Logo.svelte';
import SettingsButton from '../ui/SettingsButton.svelte';
import { change, settings, theme } from '../ui/settings.svelte';
import Art from './Art.svelte';
import FirstGame from './FirstGame.svelte';
import Install from './Install.svelte';
import Shelf from './Shelf.svelte';
import Ways from './Ways.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  let busy = $state(false);
  let problem = $state<string | null>(null);
  const keys = $derived([{ keys: ['Enter'], text: t('play-now') }]);

  async function start() {
    if (busy) return;
    busy = true;
    problem = null;
    try {
      await playNow();
    } catch (reason) {
      problem = reason instanceof Error ? reason.message : String(reason);
      busy = false;
    }
  }
;
async () => {

 { svelteHTML.createElement("svelte:head", {}); { svelteHTML.createElement("title", {});t('name'); } }

 { svelteHTML.createElement("header", {});
   { svelteHTML.createElement("span", { "class":`mark`,}); { const $$_ogoL2C = __sveltets_2_ensureComponent(Logo); new $$_ogoL2C({ target: __sveltets_2_any(), props: {}});} }
   { svelteHTML.createElement("span", { "class":`grow`,}); }
   { const $$_llatsnI1C = __sveltets_2_ensureComponent(Install); new $$_llatsnI1C({ target: __sveltets_2_any(), props: {}});}
   { svelteHTML.createElement("button", {         "class":`iconbtn`,"aria-label":t('settings-sound'),"title":t('settings-sound'),"aria-pressed":settings.sound,"onclick":() => change({ sound: !settings.sound }),});
     { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {  "name":settings.sound ? 'sound' : 'mute',}});}
   }
   { svelteHTML.createElement("button", {         "class":`iconbtn`,"aria-label":t('settings-theme-dark'),"title":t('settings-theme'),"aria-pressed":theme() === 'dark',"onclick":() => change({ theme: theme() === 'dark' ? 'light' : 'dark' }),});
     { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {  "name":theme() === 'dark' ? 'sun' : 'moon',}});}
   }
   { const $$_nottuBpleH1C = __sveltets_2_ensureComponent(HelpButton); new $$_nottuBpleH1C({ target: __sveltets_2_any(), props: { keys,}});}
   { const $$_nottuBsgnitteS1C = __sveltets_2_ensureComponent(SettingsButton); new $$_nottuBsgnitteS1C({ target: __sveltets_2_any(), props: {}});}
 }

 { svelteHTML.createElement("main", {});
   { svelteHTML.createElement("section", { "class":`hero`,});
     { svelteHTML.createElement("h1", {});t('name'); }
     { svelteHTML.createElement("p", { "class":`tagline`,});t('tagline'); }
     { svelteHTML.createElement("div", { "class":`row`,});
      
       { svelteHTML.createElement("button", {       "class":`btn primary`,"autofocus":true,"aria-busy":busy,"onpointerenter":warmUp,"onclick":start,});
         { const $$_nocI4C = __sveltets_2_ensureComponent(Icon); new $$_nocI4C({ target: __sveltets_2_any(), props: {  "name":`play`,}});}busy ? t('play-now-busy') : t('play-now');
       }
       { svelteHTML.createElement("p", { "class":`foot`,});t('play-now-note'); }
     }
    if(problem){ { svelteHTML.createElement("p", {   "class":`problem`,"role":`alert`,});problem; }}
   }
   { svelteHTML.createElement("div", { "class":`art-place`,}); { const $$_trA2C = __sveltets_2_ensureComponent(Art); new $$_trA2C({ target: __sveltets_2_any(), props: {}});} }
   { svelteHTML.createElement("div", { "class":`ways`,}); { const $$_syaW2C = __sveltets_2_ensureComponent(Ways); new $$_syaW2C({ target: __sveltets_2_any(), props: {}});} }
   { svelteHTML.createElement("div", { "class":`games`,}); { const $$_semaG2C = __sveltets_2_ensureComponent(Games); const $$_semaG2 = new $$_semaG2C({ target: __sveltets_2_any(), props: {none:() => { async ()/*Ωignore_positionΩ*/ => { { const $$_emaGtsriF0C = __sveltets_2_ensureComponent(FirstGame); new $$_emaGtsriF0C({ target: __sveltets_2_any(), props: {}});}};return __sveltets_2_any(0)},}});/*Ωignore_startΩ*/const {none} = $$_semaG2.$$prop_def;/*Ωignore_endΩ*/ Games} }
   { svelteHTML.createElement("div", { "class":`shelf`,}); { const $$_flehS2C = __sveltets_2_ensureComponent(Shelf); new $$_flehS2C({ target: __sveltets_2_any(), props: {}});} }
   { svelteHTML.createElement("footer", {}); { svelteHTML.createElement("a", { "href":`/about`,});t('about'); } }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Start__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Start__SvelteComponent_ = ReturnType<typeof Start__SvelteComponent_>;
/*Ωignore_endΩ*/export default Start__SvelteComponent_;