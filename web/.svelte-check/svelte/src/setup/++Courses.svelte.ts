///<reference types="svelte" />
;// Which courses, in which order: ready-made lists, or one's own.

import type { CourseCard } from '../generated/protocol';
import { language, t } from '../texts/texts.svelte';
import Choice from '../ui/Choice.svelte';
import Dialog from '../ui/Dialog.svelte';
import Icon from '../ui/Icon.svelte';
import { earlier, presetOf, presets, type Plan, type PresetName } from './plan';
import Thumb from './Thumb.svelte';
import { courseName } from './words';

;type $$ComponentProps =  { plan: Plan; cards: CourseCard[] };function $$render() {

  
  
  
  
  
  
  
  
  

  let { plan = $bindable(), cards }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()/*Ωignore_startΩ*/;plan;/*Ωignore_endΩ*/;
  let choosing = $state(false);

  const lists = $derived(presets(cards));
  const preset = $derived(presetOf(plan.courses, lists));
  const names = ['first', 'six', 'twelve', 'modified', 'own'] as const;
  const options = $derived(names.map((value) => ({ value, label: t(`setup-preset-${value}`), note: t(`setup-preset-${value}-note`) })));
  const parts = $derived([
    { title: t('setup-courses-plain'), list: cards.filter((card) => card.plain) },
    { title: t('setup-courses-modified'), list: cards.filter((card) => !card.plain) },
  ]);

  function take(name: PresetName | 'own') {
    if (name === 'own') choosing = true;
    else plan = { ...plan, courses: lists[name] };
  }
  function toggle(id: string) {
    const courses = plan.courses.includes(id) ? plan.courses.filter((one) => one !== id) : [...plan.courses, id];
    plan = { ...plan, courses };
  }
;
async () => {

 { svelteHTML.createElement("section", {   "class":`card`,"aria-labelledby":`setup-courses`,});
   { svelteHTML.createElement("div", { "class":`head`,});
     { svelteHTML.createElement("h2", { "id":`setup-courses`,});t('setup-courses'); }
     { svelteHTML.createElement("p", {   "class":`muted`,"aria-live":`polite`,});t('setup-courses-chosen', { count: plan.courses.length }); }
   }
  preset; { { const $$_eciohC1C = __sveltets_2_ensureComponent(Choice); new $$_eciohC1C({ target: __sveltets_2_any(), props: {       "label":t('setup-courses'),"quiet":true,"value":preset,options,"onchange":take,}});}}
  if(plan.courses.length > 0){
     { svelteHTML.createElement("ol", { "class":`strip`,});
          for(let id of __sveltets_2_ensureArray(plan.courses)){let place = 1;id;
        const card = cards.find((one) => one.id === id);
        const name = courseName(cards, id);
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("span", { "class":`pic`,});if(card){ { const $$_bmuhT4C = __sveltets_2_ensureComponent(Thumb); new $$_bmuhT4C({ target: __sveltets_2_any(), props: { card,}});}} }
           { svelteHTML.createElement("span", { "class":`name`,}); { svelteHTML.createElement("b", {});place + 1; } name; }
           { svelteHTML.createElement("span", { "class":`tools`,});
             { svelteHTML.createElement("button", {       "class":`iconbtn`,"aria-label":t('setup-course-earlier', { name }),"disabled":place === 0,"onclick":() => (plan = { ...plan, courses: earlier(plan.courses, place) }),}); { const $$_nocI5C = __sveltets_2_ensureComponent(Icon); new $$_nocI5C({ target: __sveltets_2_any(), props: {  "name":`back`,}});} }
             { svelteHTML.createElement("button", {     "class":`iconbtn`,"aria-label":t('setup-course-leave', { name }),"onclick":() => toggle(id),}); { const $$_nocI5C = __sveltets_2_ensureComponent(Icon); new $$_nocI5C({ target: __sveltets_2_any(), props: {  "name":`close`,}});} }
           }
         }
      }
     }
  }
   { svelteHTML.createElement("button", {   "class":`btn change`,"onclick":() => (choosing = true),}); { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {  "name":`flag`,}});}t('setup-courses-change'); }
 }

 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },open:choosing,"title":t('setup-courses-change'),}});/*Ωignore_startΩ*/() => choosing = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_golaiD0.$$bindings = 'open';
     for(let part of __sveltets_2_ensureArray(parts)){part.title;
     { svelteHTML.createElement("h3", {});part.title; }
     { svelteHTML.createElement("ul", { "class":`grid`,});
         for(let card of __sveltets_2_ensureArray(part.list)){card.id;
        const place = plan.courses.indexOf(card.id);
        const name = card.names[language()] ?? card.id;
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("button", {       "aria-pressed":place >= 0,"aria-label":place >= 0 ? t('setup-course-number', { name, number: place + 1 }) : t('setup-course-take', { name }),"onclick":() => toggle(card.id),});
             { svelteHTML.createElement("span", { "class":`pic`,}); { const $$_bmuhT5C = __sveltets_2_ensureComponent(Thumb); new $$_bmuhT5C({ target: __sveltets_2_any(), props: { card,}});} }
             { svelteHTML.createElement("span", { "class":`name`,}); { svelteHTML.createElement("b", {});card.id; } name; }
             { svelteHTML.createElement("small", {});card.with.map((what) => t(`setup-with-${what}`)).join(', '); }
            if(place >= 0){ { svelteHTML.createElement("span", {   "class":`badge`,"aria-hidden":`true`,});place + 1; }}
           }
         }
      }
     }
  }
   { svelteHTML.createElement("div", { "class":`done`,});
     { svelteHTML.createElement("button", {   "class":`btn`,"onclick":() => (plan = { ...plan, courses: [] }),});t('setup-courses-none'); }
     { svelteHTML.createElement("p", {   "class":`muted`,"aria-live":`polite`,});t('setup-courses-chosen', { count: plan.courses.length }); }
     { svelteHTML.createElement("button", {   "class":`btn primary`,"onclick":() => (choosing = false),});t('setup-courses-done'); }
   }
 Dialog}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings('plan'), slots: {}, events: {} }}
const Courses__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Courses__SvelteComponent_ = ReturnType<typeof Courses__SvelteComponent_>;
/*Ωignore_endΩ*/export default Courses__SvelteComponent_;