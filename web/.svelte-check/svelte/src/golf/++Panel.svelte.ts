///<reference types="svelte" />
;// Everything for the thumb: what to do now, the start cells, the sides of a die or the rose, the tray, one button.

import { t } from '../texts/texts.svelte';
import type { GolfMatch } from './match.svelte';
import Rose from './Rose.svelte';
import Sides from './Sides.svelte';
import Starts from './Starts.svelte';
import Tray from './Tray.svelte';
import { ballName } from './words';

;type $$ComponentProps =  { match: GolfMatch; ongo: () => void };function $$render() {

  
  
  
  
  
  
  
  

  let { match, ongo }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  let rose = $state<Rose>();

  const phase = $derived(match.phase);
  const golf = $derived(match.golf);
  const name = $derived(match.view.turn === null ? '' : match.seatName(match.view.turn));
  const choosesStart = $derived(phase === 'choose' && match.startsAnew && match.start === null);

  const title = $derived.by(() => {
    if (phase === 'over') return t('play-over');
    if (phase === 'show' || phase === 'wait') return match.mine && match.view.status !== 'over' ? t('play-rolls', { name }) : t('play-plays', { name });
    if (phase === 'aim') return t('play-which-way', { name });
    if (phase === 'pass') return t('play-no-way', { name });
    if (choosesStart) return t('play-choose-start', { name });
    return t('play-choose-pick', { name, cards: match.setup.cards.length });
  });
  const sub = $derived.by(() => {
    if (match.tumble && !match.tumbling) return t('play-rolled', { impulses: match.tumble.impulses, pick: match.pickName(match.tumble.pick) });
    return golf?.ball && phase !== 'over' ? t('play-ball-stroke', { ball: ballName(t, golf.ball), count: golf.count, mode: match.setup.mode }) : '';
  });

  const label = $derived.by(() => {
    if (phase === 'aim') return match.direction ? t('play-go-play', { dir: t(`direction-${match.direction}`) }) : t('play-go-direction');
    if (phase === 'pass') return t('play-go-pass');
    if (phase === 'choose') {
      if (choosesStart) return t('play-go-start');
      return match.pick ? t('play-go-roll', { pick: match.pickName(match.pick) }) : t('play-go-pick');
    }
    return t('play-skip');
  });
  const ready = $derived(phase === 'aim' ? match.direction !== null : phase === 'choose' ? match.canRoll : phase === 'pass');

   function turn(by: 1 | -1): void {
    rose?.turn(by);
  }
;
async () => {

 { svelteHTML.createElement("section", {   "class":`panel`,"aria-label":t('play-panel'),});
   { svelteHTML.createElement("div", { "class":`say`,});
     { svelteHTML.createElement("h2", {});title; }
     { svelteHTML.createElement("p", {});sub; }
   }
   { svelteHTML.createElement("div", { "class":`side`,});
    if(phase === 'aim'){
       { const $$_esoR2C = __sveltets_2_ensureComponent(Rose); const $$_esoR2 = new $$_esoR2C({ target: __sveltets_2_any(), props: {  match,}});rose = $$_esoR2;}
    } else if (choosesStart){
       { const $$_stratS2C = __sveltets_2_ensureComponent(Starts); new $$_stratS2C({ target: __sveltets_2_any(), props: { match,}});}
    } else if (match.seenPick){
       { const $$_sediS2C = __sveltets_2_ensureComponent(Sides); new $$_sediS2C({ target: __sveltets_2_any(), props: {   match,"pick":match.seenPick,}});}
    }else{
       { svelteHTML.createElement("p", { "class":`hint`,});t('play-hint-pick'); }
    }
   }
   { svelteHTML.createElement("div", { "class":`go`,});
    if(phase === 'show' || phase === 'wait'){
       { svelteHTML.createElement("button", {     "class":`btn`,"onclick":() => match.patience.skip(),"disabled":!match.showing,});label;  { svelteHTML.createElement("kbd", { "class":`kbd`,});t('play-key-space'); } }
    } else if (phase !== 'over'){
       { svelteHTML.createElement("button", {     "class":`btn primary`,"onclick":ongo,"disabled":!ready || match.sending,});label;  { svelteHTML.createElement("kbd", { "class":`kbd`,});  } }
    }
   }
   { svelteHTML.createElement("div", { "class":`dice`,}); { const $$_yarT2C = __sveltets_2_ensureComponent(Tray); new $$_yarT2C({ target: __sveltets_2_any(), props: { match,}});} }
 }


};
return { props: {} as any as $$ComponentProps, exports: {} as any as { turn: typeof turn }, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Panel__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Panel__SvelteComponent_ = ReturnType<typeof Panel__SvelteComponent_>;
/*Ωignore_endΩ*/export default Panel__SvelteComponent_;