///<reference types="svelte" />
;// All games kept on this device.

import { t } from '../texts/texts.svelte';
import Bar from '../ui/Bar.svelte';
import HelpButton from '../ui/HelpButton.svelte';
import SettingsButton from '../ui/SettingsButton.svelte';
import GameRow from './GameRow.svelte';
import { keptGames, readGames } from './games.svelte';
function $$render() {

  
  
  
  
  
  
  

  const games = $derived(keptGames());
  const parts = $derived([
    { title: t('games-under-way'), list: games?.filter((game) => !game.over) ?? [] },
    { title: t('games-over'), list: games?.filter((game) => game.over) ?? [] },
  ]);

  $effect(() => void readGames());
;
async () => {

 { svelteHTML.createElement("svelte:head", {}); { svelteHTML.createElement("title", {});t('games');  t('name'); } }
 { const $$_raB0C = __sveltets_2_ensureComponent(Bar); new $$_raB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t('games'),}}); { const $$_nottuBpleH1C = __sveltets_2_ensureComponent(HelpButton); new $$_nottuBpleH1C({ target: __sveltets_2_any(), props: {}});} { const $$_nottuBsgnitteS1C = __sveltets_2_ensureComponent(SettingsButton); new $$_nottuBsgnitteS1C({ target: __sveltets_2_any(), props: {}});} Bar}
 { svelteHTML.createElement("main", {});
  if(games?.length === 0){
     { svelteHTML.createElement("div", { "class":`card none`,});
       { svelteHTML.createElement("p", {});t('games-none'); }
       { svelteHTML.createElement("a", {   "class":`btn`,"href":`/golf`,});t('game-golf'); }
       { svelteHTML.createElement("a", {   "class":`btn`,"href":`/carramboule`,});t('game-carramboule'); }
     }
  }
     for(let part of __sveltets_2_ensureArray(parts)){part.title;
    if(part.list.length > 0){
       { svelteHTML.createElement("section", { "class":`card`,});
         { svelteHTML.createElement("h2", {});part.title; }
         { svelteHTML.createElement("ul", {});
             for(let game of __sveltets_2_ensureArray(part.list)){game.id; { svelteHTML.createElement("li", {}); { const $$_woRemaG4C = __sveltets_2_ensureComponent(GameRow); new $$_woRemaG4C({ target: __sveltets_2_any(), props: { game,}});} }}
         }
       }
    }
  }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Games__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Games__SvelteComponent_ = ReturnType<typeof Games__SvelteComponent_>;
/*Ωignore_endΩ*/export default Games__SvelteComponent_;