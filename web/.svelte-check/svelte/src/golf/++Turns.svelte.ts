///<reference types="svelte" />
;// The order of play: every ball, whose it is, and what it has so far.

import Ball from '../ui/Ball.svelte';
import { t } from '../texts/texts.svelte';
import type { GolfMatch } from './match.svelte';
import { ballName, capital } from './words';

;type $$ComponentProps =  { match: GolfMatch };function $$render() {

  
  
  
  
  

  let { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  const golf = $derived(match.golf);
  const several = $derived(match.setup.balls.some((balls) => balls.length > 1));

  function stands(ball: string): string {
    const mark = golf?.pads[golf.course]?.[ball];
    if (match.view.seats[match.seatOf(ball)]?.withdrawn) return t('play-ball-withdrawn');
    if (mark?.count !== null && mark?.count !== undefined) return mark.holed ? t('play-ball-holed', { count: mark.count }) : t('play-ball-out', { count: mark.count });
    if (match.view.status === 'over') return '';
    if (ball === golf?.ball) return t('play-ball-now');
    return t('play-ball-waits');
  }

  const now = $derived(match.view.status === 'over' ? null : golf?.ball);
  let list = $state<HTMLElement>();

  // In a row too long for the screen, whoever is in turn is in sight.
  $effect(() => {
    const item = now ? list?.querySelector<HTMLElement>(`[data-ball="${now}"]`) : null;
    if (list && item) list.scrollLeft = item.offsetLeft - (list.clientWidth - item.clientWidth) / 2;
  });
;
async () => {

 { const $$_ol0 = svelteHTML.createElement("ol", {  });list = $$_ol0;match.order.length > 4;
     for(let ball of __sveltets_2_ensureArray(match.order)){ball;
    const seat = match.seatOf(ball);
     { svelteHTML.createElement("li", {     "aria-current":ball === now ? 'true' : undefined,...__sveltets_2_empty({"data-ball":ball}),});ball === now;
       { const $$_llaB2C = __sveltets_2_ensureComponent(Ball); new $$_llaB2C({ target: __sveltets_2_any(), props: {   ball,"size":28,}});}
       { svelteHTML.createElement("div", { "class":`who`,});
         { svelteHTML.createElement("b", {});match.seatName(seat); }
         { svelteHTML.createElement("small", {});several ? capital(ballName(t, ball)) + (stands(ball) ? ' · ' : '') : '';stands(ball); }
       }
       { svelteHTML.createElement("span", {   "class":`points`,"title":t('play-total'),}); { svelteHTML.createElement("span", { "class":`sr`,});capital(ballName(t, ball)); t('play-total');  }match.total(ball); }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Turns__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Turns__SvelteComponent_ = ReturnType<typeof Turns__SvelteComponent_>;
/*Ωignore_endΩ*/export default Turns__SvelteComponent_;