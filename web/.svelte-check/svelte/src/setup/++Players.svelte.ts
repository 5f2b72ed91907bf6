///<reference types="svelte" />
;// Who plays, with which balls.

import { t } from '../texts/texts.svelte';
import Ball from '../ui/Ball.svelte';
import Choice from '../ui/Choice.svelte';
import Dialog from '../ui/Dialog.svelte';
import Icon from '../ui/Icon.svelte';
import { givenName } from './open';
import { BALLS, FIRST_LEVEL, LEVELS, withBall, withEach, withoutPlayer, withPlayer, type Plan } from './plan';
import { ballWord } from './words';

;type $$ComponentProps =  { plan: Plan };function $$render() {

  
  
  
  
  
  
  
  
  

  let { plan = $bindable() }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()/*Ωignore_startΩ*/;plan;/*Ωignore_endΩ*/;
  /** Whose ball is being changed, and which of theirs. */
  let changing = $state<{ seat: number; place: number } | null>(null);
  let choosing = $state(false);

  const full = $derived(plan.players.length >= BALLS.length);
  const total = $derived(plan.players.reduce((sum, player) => sum + player.balls.length, 0));

  function rename(seat: number, name: string) {
    plan = { ...plan, players: plan.players.map((player, at) => (at === seat ? { ...player, name } : player)) };
  }
  function seatFor(seat: number, kind: string) {
    const level = kind === 'person' ? null : Number(kind);
    plan = { ...plan, players: plan.players.map((player, at) => (at === seat ? { ...player, level } : player)) };
  }
  function change(seat: number, place: number) {
    changing = { seat, place };
    choosing = true;
  }
  function choose(ball: string) {
    if (changing) plan = withBall(plan, changing.seat, changing.place, ball);
    choosing = false;
  }
  function ownerOf(ball: string): number {
    return plan.players.findIndex((player) => player.balls.includes(ball));
  }
;
async () => {

 { svelteHTML.createElement("section", {   "class":`card`,"aria-labelledby":`setup-players`,});
   { svelteHTML.createElement("h2", { "id":`setup-players`,});t('setup-players'); }
   { svelteHTML.createElement("p", { "class":`muted`,});t('setup-players-note'); }
   { svelteHTML.createElement("ol", {});
        for(let player of __sveltets_2_ensureArray(plan.players)){let seat = 1;seat;
       { svelteHTML.createElement("li", {});
         { svelteHTML.createElement("span", { "class":`balls`,});
              for(let ball of __sveltets_2_ensureArray(player.balls)){let place = 1;ball;
             { svelteHTML.createElement("button", {       "class":`ball`,"aria-label":t('setup-ball-of', { ball: ballWord(ball), name: givenName(plan, seat) }),"aria-haspopup":`dialog`,"onclick":() => change(seat, place),});
               { const $$_llaB5C = __sveltets_2_ensureComponent(Ball); new $$_llaB5C({ target: __sveltets_2_any(), props: {   ball,"size":plan.each > 2 ? 26 : 32,}});}
             }
          }
          if(player.balls.length === 0){ { svelteHTML.createElement("span", {   "class":`ball none`,"aria-hidden":`true`,});  }}
         }
        if(player.level === null){
           { svelteHTML.createElement("input", {               "type":`text`,"maxlength":30,"autocomplete":`off`,"aria-label":t('setup-name-of', { number: seat + 1 }),"placeholder":givenName({ ...plan, players: plan.players.map((one) => ({ ...one, name: '' })) }, seat),"value":player.name,"oninput":(event) => rename(seat, event.currentTarget.value),});}
        }else{
           { svelteHTML.createElement("span", { "class":`machine`,}); { const $$_nocI4C = __sveltets_2_ensureComponent(Icon); new $$_nocI4C({ target: __sveltets_2_any(), props: {  "name":`machine`,}});}givenName(plan, seat); }
        }
         { svelteHTML.createElement("select", {     "aria-label":t('setup-kind-of', { name: givenName(plan, seat) }),"value":player.level === null ? 'person' : String(player.level),"onchange":(event) => seatFor(seat, event.currentTarget.value),});
           { svelteHTML.createElement("option", { "value":`person`,});t('setup-person'); }
             for(let level of __sveltets_2_ensureArray(LEVELS)){level; { svelteHTML.createElement("option", { "value":String(level),});t(`setup-level-${level}`); }}
         }
         { svelteHTML.createElement("button", {     "class":`iconbtn`,"aria-label":t('setup-remove-player', { name: givenName(plan, seat) }),"onclick":() => (plan = withoutPlayer(plan, seat)),}); { const $$_nocI4C = __sveltets_2_ensureComponent(Icon); new $$_nocI4C({ target: __sveltets_2_any(), props: {  "name":`close`,}});} }
       }
    }
   }
   { svelteHTML.createElement("div", { "class":`add`,});
    if(full){
       { svelteHTML.createElement("p", { "class":`muted`,});t('setup-all-twelve'); }
    }else{
       { svelteHTML.createElement("button", {   "class":`btn`,"onclick":() => (plan = withPlayer(plan, null)),}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`plus`,}});}t('setup-add-person'); }
       { svelteHTML.createElement("button", {   "class":`btn`,"onclick":() => (plan = withPlayer(plan, FIRST_LEVEL)),}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`machine`,}});}t('setup-add-computer'); }
    }
   }
   { svelteHTML.createElement("div", { "class":`each`,});
     { const $$_eciohC2C = __sveltets_2_ensureComponent(Choice); new $$_eciohC2C({ target: __sveltets_2_any(), props: {        "label":t('setup-balls-each'),"value":plan.each,"options":[1, 2, 3].map((each) => ({ value: each, label: String(each) })),"onchange":(each) => (plan = withEach(plan, each)),}});}
     { svelteHTML.createElement("p", {   "class":`muted`,"aria-live":`polite`,});t('setup-balls-total', { count: total }); }
   }
 }

 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },open:choosing,"title":changing ? t('setup-ball-choose', { name: givenName(plan, changing.seat) }) : '',}});/*Ωignore_startΩ*/() => choosing = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_golaiD0.$$bindings = 'open';
  if(changing){
    const own = plan.players[changing.seat]?.balls[changing.place];
     { svelteHTML.createElement("ul", { "class":`choice`,});
         for(let ball of __sveltets_2_ensureArray(BALLS)){ball;
        const owner = ownerOf(ball);
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("button", {   "aria-pressed":ball === own,"onclick":() => choose(ball),});
             { const $$_llaB4C = __sveltets_2_ensureComponent(Ball); new $$_llaB4C({ target: __sveltets_2_any(), props: {   ball,"size":44,}});}
             { svelteHTML.createElement("b", {});ballWord(ball); }
             { svelteHTML.createElement("small", {});owner < 0 ? t('setup-ball-free') : owner === changing.seat ? t('setup-ball-own') : t('setup-ball-swap', { name: givenName(plan, owner) }); }
           }
         }
      }
     }
  }
 Dialog}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings('plan'), slots: {}, events: {} }}
const Players__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Players__SvelteComponent_ = ReturnType<typeof Players__SvelteComponent_>;
/*Ωignore_endΩ*/export default Players__SvelteComponent_;