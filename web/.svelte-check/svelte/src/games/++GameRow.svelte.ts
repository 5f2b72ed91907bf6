///<reference types="svelte" />
;// One kept game: what, who, where it stands, when; go on, or remove it.

import { core } from '../core/core';
import { language, t } from '../texts/texts.svelte';
import Ball from '../ui/Ball.svelte';
import Dialog from '../ui/Dialog.svelte';
import Icon from '../ui/Icon.svelte';
import { removeGame } from './games.svelte';
import type { Summary } from './summary';
import { when } from './when';
import { addressOf, gameWord, listed, nameOf, playersOf } from './words';

;type $$ComponentProps =  { game: Summary };function $$render() {

  
  
  
  
  
  
  
  
  
  

  let { game }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  let asking = $state(false);
  let courseName = $state('');

  const about = $derived({ game: gameWord(game), players: playersOf(game, language()) });
  const balls = $derived(game.players.flatMap((player) => player.balls).slice(0, 6));
  const place = $derived.by(() => {
    if (game.over) return game.winners.length > 0 ? t('game-won', { names: listed(game.winners.map((seat) => nameOf(game, seat)), language()) }) : '';
    if (game.game === 'carramboule') return '';
    if (game.courses.length === 1) return courseName;
    return t('game-course-of', { number: game.course + 1, count: game.courses.length });
  });

  // The name of the only course comes from the core, when it is there.
  $effect(() => {
    const tongue = language();
    if (game.courses.length !== 1) return;
    void core.courses().then((cards) => (courseName = cards.find((card) => card.id === game.courses[0])?.names[tongue] ?? ''));
  });
;
async () => {

 { svelteHTML.createElement("div", { "class":`row`,});
   { svelteHTML.createElement("span", {    "class":`balls`,"aria-hidden":`true`,});game.game === 'carramboule';
    if(game.game === 'golf'){   for(let ball of __sveltets_2_ensureArray(balls)){ball; { const $$_llaB2C = __sveltets_2_ensureComponent(Ball); new $$_llaB2C({ target: __sveltets_2_any(), props: {   ball,"size":balls.length > 4 ? 17 : 22,}});}}}else{ { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {    "name":`cue`,"size":1.6,}});}}
   }
   { svelteHTML.createElement("div", { "class":`words`,});
     { svelteHTML.createElement("h3", {});about.players; }
     { svelteHTML.createElement("p", {});[about.game, game.mode === 'carom' ? t('game-mode-carom') : '', place].filter(Boolean).join(' · '); }
     { svelteHTML.createElement("p", { "class":`when`,});when(game.changed, Date.now(), language()); }
   }
   { svelteHTML.createElement("a", {     "class":`btn`,"href":addressOf(game),"aria-label":t(game.over ? 'game-look-at' : 'game-continue-with', about),});
     { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {  "name":game.over ? 'eye' : 'play',}});} { svelteHTML.createElement("span", {});t(game.over ? 'game-look' : 'game-continue'); }
   }
   { svelteHTML.createElement("button", {       "class":`iconbtn`,"aria-label":t('game-remove-of', about),"title":t('game-remove'),"onclick":() => (asking = true),}); { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {  "name":`trash`,}});} }
 }

 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },open:asking,"title":t('remove-title'),}});/*Ωignore_startΩ*/() => asking = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_golaiD0.$$bindings = 'open';
   { svelteHTML.createElement("p", {});t('remove-text', about); }
   { svelteHTML.createElement("div", { "class":`answer`,});
     { svelteHTML.createElement("button", {   "class":`btn`,"onclick":() => (asking = false),});t('remove-no'); }
     { svelteHTML.createElement("button", {   "class":`btn primary`,"onclick":() => void removeGame(game.id),});t('remove-yes'); }
   }
 Dialog}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const GameRow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type GameRow__SvelteComponent_ = ReturnType<typeof GameRow__SvelteComponent_>;
/*Ωignore_endΩ*/export default GameRow__SvelteComponent_;