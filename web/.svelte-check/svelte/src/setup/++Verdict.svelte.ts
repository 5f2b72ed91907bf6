///<reference types="svelte" />
;// What the core says of the match: why it cannot be played, or what could be better; and the order of play.

import type { CourseCard, SetupCheck } from '../generated/protocol';
import { t } from '../texts/texts.svelte';
import Ball from '../ui/Ball.svelte';
import Icon from '../ui/Icon.svelte';
import { withEach, type Plan } from './plan';
import { advice, ballWord, complaint, courseName } from './words';
;

  interface Props {
    plan: Plan;
    cards: CourseCard[];
    check: SetupCheck | null;
  };function $$render() {

  
  
  
  
  
  
  

  let { plan = $bindable(), cards, check }: Props = $props()/*Ωignore_startΩ*/;plan;/*Ωignore_endΩ*/;

  const nobody = $derived(plan.players.length > 0 && plan.players.every((player) => player.level !== null));
  const wrong = $derived(check?.wrong[0] ? complaint(check.wrong[0], plan, cards) : nobody ? t('setup-wrong-no-person') : '');
  const hints = $derived(wrong ? [] : advice(check?.advice ?? [], plan, cards));
  const scatter = $derived(!wrong && plan.mode === 'carom' && !plan.scatter);
  const order = $derived(check?.orders[0] ?? []);
;
async () => {

 { svelteHTML.createElement("section", {   "class":`card`,"aria-label":t('setup-advice'),});
   { svelteHTML.createElement("div", { "aria-live":`polite`,});
    if(wrong){
       { svelteHTML.createElement("p", {     "class":`wrong`,"id":`setup-wrong`,"tabindex":-1,}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`warn`,}});} { svelteHTML.createElement("span", {}); { svelteHTML.createElement("b", {});t('setup-unfit');  } wrong; } }
    }else{
       { svelteHTML.createElement("p", { "class":`fit`,}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`check`,}});}t('setup-fit'); }
    }
    if(hints.length > 0 || scatter){
       { svelteHTML.createElement("ul", { "class":`hints`,});
           for(let hint of __sveltets_2_ensureArray(hints)){hint.what;
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("p", {});hint.text; }
            if(hint.what === 'more-balls'){
               { svelteHTML.createElement("button", {   "class":`btn`,"onclick":() => (plan = withEach(plan, 2)),});t('setup-do-two'); }
               { svelteHTML.createElement("button", {   "class":`btn`,"onclick":() => (plan = withEach(plan, 3)),});t('setup-do-three'); }
            } else if (hint.what === 'higher-limit'){
               { svelteHTML.createElement("button", {   "class":`btn`,"onclick":() => (plan = { ...plan, limit: 20 }),});t('setup-do-limit-20'); }
               { svelteHTML.createElement("button", {   "class":`btn`,"onclick":() => (plan = { ...plan, limit: 30 }),});t('setup-do-limit-30'); }
            }
           }
        }
        if(scatter){
           { svelteHTML.createElement("li", {});
             { svelteHTML.createElement("p", {});t('setup-advice-scatter'); }
             { svelteHTML.createElement("button", {   "class":`btn`,"onclick":() => (plan = { ...plan, scatter: true }),});t('setup-do-scatter'); }
           }
        }
       }
    }
   }
   { svelteHTML.createElement("h3", {});t('setup-order'); }
   { svelteHTML.createElement("p", { "class":`small`,});t('setup-order-text'); t(plan.mode === 'basic' ? 'setup-order-basic' : 'setup-order-carom'); }
  if(order.length > 1){
     { svelteHTML.createElement("p", { "class":`small`,});t('setup-order-first', { course: courseName(cards, plan.courses[0]) }); }
     { svelteHTML.createElement("ol", {});
         for(let ball of __sveltets_2_ensureArray(order)){ball; { svelteHTML.createElement("li", {}); { const $$_llaB3C = __sveltets_2_ensureComponent(Ball); new $$_llaB3C({ target: __sveltets_2_any(), props: {     ball,"size":26,"label":ballWord(ball),}});} }}
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings('plan'), slots: {}, events: {} }}
const Verdict__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Verdict__SvelteComponent_ = ReturnType<typeof Verdict__SvelteComponent_>;
/*Ωignore_endΩ*/export default Verdict__SvelteComponent_;