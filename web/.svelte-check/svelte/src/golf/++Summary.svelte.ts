///<reference types="svelte" />
;// After a course: what each ball needed. After the match: who won.

import type { Snippet } from 'svelte';
import Ball from '../ui/Ball.svelte';
import { t } from '../texts/texts.svelte';
import type { BallMark } from '../generated/protocol';
import type { GolfMatch } from './match.svelte';
import { ballName, capital, signed } from './words';
;

  interface Props {
    match: GolfMatch;
    /** The marks of the course that is finished; null after the match. */
    marks: Record<string, BallMark> | null;
    title: string;
    children: Snippet;
  };function $$render() {

  
  
  
  
  
  
  

  let { match, marks, title, children }: Props = $props();

  const ranking = $derived(
    (match.view.results ?? [])
      .map((result, seat) => ({ ...result, seat }))
      .sort((a, b) => a.rank - b.rank || a.seat - b.seat),
  );
  const box = $state<{ element?: HTMLElement }>({});
  $effect(() => box.element?.focus());
;
async () => {

 { const $$_section0 = svelteHTML.createElement("section", {      "class":`summary`,"tabindex":-1,"aria-label":title,});box.element = $$_section0;
   { svelteHTML.createElement("h2", {});title; }
  if(marks){
     { svelteHTML.createElement("ul", {});
         for(let ball of __sveltets_2_ensureArray(match.order)){ball;
        const mark = marks[ball];
        if(mark){
           { svelteHTML.createElement("li", {});
             { const $$_llaB3C = __sveltets_2_ensureComponent(Ball); new $$_llaB3C({ target: __sveltets_2_any(), props: {   ball,"size":30,}});}
             { svelteHTML.createElement("span", { "class":`who`,}); { svelteHTML.createElement("b", {});match.seatName(match.seatOf(ball)); } { svelteHTML.createElement("small", {});mark.holed ? t('play-ball-holed', { count: mark.count ?? 0 }) : t('play-ball-out', { count: mark.count ?? 0 }); } }
            if(mark.tokens !== 0){ { svelteHTML.createElement("span", { "class":`tokens`,});signed(mark.tokens); }}
             { svelteHTML.createElement("span", { "class":`points`,});(mark.count ?? 0) + mark.tokens; }
           }
        }
      }
     }
  }else{
     { svelteHTML.createElement("ol", {});
         for(let { seat, rank, total, withdrawn } of __sveltets_2_ensureArray(ranking)){seat;
         { svelteHTML.createElement("li", { });rank === 1;
           { svelteHTML.createElement("span", { "class":`rank`,});rank; { svelteHTML.createElement("span", { "class":`sr`,});  } }
           { svelteHTML.createElement("span", { "class":`balls`,});   for(let ball of __sveltets_2_ensureArray(match.ballOf(seat))){ball; { const $$_llaB4C = __sveltets_2_ensureComponent(Ball); new $$_llaB4C({ target: __sveltets_2_any(), props: {     ball,"size":26,"label":capital(ballName(t, ball)),}});}} }
           { svelteHTML.createElement("span", { "class":`who`,}); { svelteHTML.createElement("b", {});match.seatName(seat); }if(withdrawn){ { svelteHTML.createElement("small", {});t('play-ball-withdrawn'); }} }
           { svelteHTML.createElement("span", { "class":`points`,});total; }
         }
      }
     }
  }
   { svelteHTML.createElement("div", { "class":`buttons`,});;__sveltets_2_ensureSnippet(children()); }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Summary__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Summary__SvelteComponent_ = ReturnType<typeof Summary__SvelteComponent_>;
/*Ωignore_endΩ*/export default Summary__SvelteComponent_;