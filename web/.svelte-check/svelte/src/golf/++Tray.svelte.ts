///<reference types="svelte" />
;// The tray with dice and cards, on felt.

import type { GolfPick } from '../generated/protocol';
import { t } from '../texts/texts.svelte';
import Die from './Die.svelte';
import { samePick, type GolfMatch } from './match.svelte';

;type $$ComponentProps =  { match: GolfMatch };function $$render() {

  
  
  
  
  

  let { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  const choosing = $derived(match.phase === 'choose');
  const many = $derived(match.picks.length > 8);
  /** Full rows look best: 2 × 3, 2 × 4, 3 × 4 … */
  const columns = $derived(match.picks.length <= 3 ? match.picks.length : match.picks.length <= 6 ? 3 : many && match.picks.length > 12 ? 5 : 4);

  function range(sides: readonly number[]): string {
    return `${Math.min(...sides)}–${Math.max(...sides)}`;
  }

  function label(pick: GolfPick): string {
    const sides = match.impulsesOf(pick).join(', ');
    const rolled = samePick(match.tumble?.pick ?? null, pick) && !match.tumbling ? match.tumble!.impulses : 0;
    return t('play-pick-label', { pick: match.pickName(pick), sides, rolled });
  }

  function tap(pick: GolfPick) {
    if (samePick(match.pick, pick) && match.canRoll) void match.roll();
    else match.choosePick(pick);
  }
;
async () => {

 { svelteHTML.createElement("div", { "class":`tray wood`,});
   { svelteHTML.createElement("div", {        "class":`well`,"role":`group`,"aria-label":t('play-tray'),});many;__sveltets_2_ensureType(String, Number, columns);__sveltets_2_ensureType(String, Number, Math.min(columns, 4));
        for(let pick of __sveltets_2_ensureArray(match.picks)){let index = 1;JSON.stringify(pick);
      const rolled = samePick(match.tumble?.pick ?? null, pick);
      const sides = match.impulsesOf(pick);
       { svelteHTML.createElement("button", {                       "class":`pick`,"aria-pressed":samePick(match.pick, pick),"aria-disabled":!choosing,"aria-label":label(pick),"aria-keyshortcuts":index < 9 ? String(index + 1) : undefined,"onclick":() => tap(pick),"onpointerenter":(event) => event.pointerType === 'mouse' && match.look(pick),"onpointerleave":() => match.look(null),"onfocus":() => match.look(pick),"onblur":() => match.look(null),});samePick(match.pick, pick);!choosing && !rolled;
         { const $$_eiD3C = __sveltets_2_ensureComponent(Die); new $$_eiD3C({ target: __sveltets_2_any(), props: {              "colour":'die' in pick ? pick.die : 'white',sides,"text":'die' in pick ? range(sides) : pick.card,"face":rolled ? match.tumble!.face : null,"counts":rolled ? match.tumble!.impulses : null,"tumbling":rolled && match.tumbling,"card":'card' in pick,}});}
       }
    }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Tray__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Tray__SvelteComponent_ = ReturnType<typeof Tray__SvelteComponent_>;
/*Ωignore_endΩ*/export default Tray__SvelteComponent_;