///<reference types="svelte" />
;// The score pad of the box: courses down, balls across, tokens raised, totals below.

import Ball from '../ui/Ball.svelte';
import { t } from '../texts/texts.svelte';
import type { GolfMatch } from './match.svelte';
import { ballName, capital, signed } from './words';

;type $$ComponentProps =  { match: GolfMatch };function $$render() {

  
  
  
  
  

  let { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  const golf = $derived(match.golf);
  const balls = $derived(match.order);
  const over = $derived(match.view.status === 'over');
;
async () => {

 { svelteHTML.createElement("div", {     "class":`pad`,"role":`region`,"aria-label":t('play-pad'),});
  
   { svelteHTML.createElement("div", {       "class":`sheet`,"tabindex":0,"role":`group`,"aria-label":t('play-pad'),});
     { svelteHTML.createElement("table", {});
       { svelteHTML.createElement("thead", {});
         { svelteHTML.createElement("tr", {});
           { svelteHTML.createElement("th", { "scope":`col`,}); { svelteHTML.createElement("span", { "class":`sr`,});t('play-pad-number'); } }
           { svelteHTML.createElement("th", {   "scope":`col`,"class":`course`,});t('play-pad-course'); }
             for(let ball of __sveltets_2_ensureArray(balls)){ball; { svelteHTML.createElement("th", { "scope":`col`,}); { const $$_llaB6C = __sveltets_2_ensureComponent(Ball); new $$_llaB6C({ target: __sveltets_2_any(), props: {     ball,"size":25,"label":`${capital(ballName(t, ball))}, ${match.seatName(match.seatOf(ball))}`,}});} }}
         }
       }
       { svelteHTML.createElement("tbody", {});
            for(let _ of __sveltets_2_ensureArray(match.setup.courses)){let index = 1;index;
          const now = !over && index === golf?.course;
           { svelteHTML.createElement("tr", { });now;
             { svelteHTML.createElement("th", { "scope":`row`,});index + 1; }
             { svelteHTML.createElement("td", { "class":`course`,});match.courseName(index); }
               for(let ball of __sveltets_2_ensureArray(balls)){ball;
              const mark = golf?.pads[index]?.[ball];
               { svelteHTML.createElement("td", { });mark && mark.count !== null && !mark.holed;
                if(mark && mark.count !== null){mark.count;if(!mark.holed){ { svelteHTML.createElement("span", { "class":`sr`,}); t('play-pad-out'); }}} else if (now && (ball === golf?.ball || match.spots.has(ball))){ball === golf?.ball || match.setup.mode === 'carom' ? golf?.count : ''; }if(mark && mark.tokens !== 0){ { svelteHTML.createElement("sup", {});signed(mark.tokens); }}
               }
            }
           }
        }
       }
       { svelteHTML.createElement("tfoot", {});
         { svelteHTML.createElement("tr", {});
           { svelteHTML.createElement("th", { "scope":`row`,}); { svelteHTML.createElement("span", { "class":`sr`,});t('play-total'); } }
           { svelteHTML.createElement("td", { "class":`course`,});t('play-total'); }
             for(let ball of __sveltets_2_ensureArray(balls)){ball; { svelteHTML.createElement("td", {});match.total(ball); }}
         }
       }
     }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Pad__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Pad__SvelteComponent_ = ReturnType<typeof Pad__SvelteComponent_>;
/*Ωignore_endΩ*/export default Pad__SvelteComponent_;