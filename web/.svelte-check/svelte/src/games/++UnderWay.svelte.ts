///<reference types="svelte" />
;// On the start screen: the games played last that are not over, with a way to all of them.

import type { Snippet } from 'svelte';
import { t } from '../texts/texts.svelte';
import Icon from '../ui/Icon.svelte';
import GameRow from './GameRow.svelte';
import { keptGames, readGames } from './games.svelte';

;type $$ComponentProps =  { none: Snippet };function $$render() {

  
  
  
  
  
  

  /** Shown while there is none. */
  let { none }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  const SHOWN = 2;

  const games = $derived(keptGames());
  const open = $derived(games?.filter((game) => !game.over).slice(0, SHOWN) ?? []);

  $effect(() => void readGames());
;
async () => {

if(open.length > 0){
   { svelteHTML.createElement("section", { "aria-labelledby":`under-way`,});
     { svelteHTML.createElement("div", { "class":`head`,});
       { svelteHTML.createElement("h2", { "id":`under-way`,});t('games-under-way'); }
       { svelteHTML.createElement("a", { "href":`/games`,});t('games-all', { count: games!.length }); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {    "name":`fwd`,"size":1.1,}});} }
     }
     { svelteHTML.createElement("ul", {});
         for(let game of __sveltets_2_ensureArray(open)){game.id; { svelteHTML.createElement("li", {}); { const $$_woRemaG3C = __sveltets_2_ensureComponent(GameRow); new $$_woRemaG3C({ target: __sveltets_2_any(), props: { game,}});} }}
     }
   }
}else{
  ;__sveltets_2_ensureSnippet(none());
  if(games && games.length > 0){
     { svelteHTML.createElement("p", {}); { svelteHTML.createElement("a", { "href":`/games`,});t('games-over'); { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {    "name":`fwd`,"size":1.1,}});} } }
  }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const UnderWay__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type UnderWay__SvelteComponent_ = ReturnType<typeof UnderWay__SvelteComponent_>;
/*Ωignore_endΩ*/export default UnderWay__SvelteComponent_;