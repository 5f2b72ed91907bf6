///<reference types="svelte" />
;// A match of mini golf is set up here. What it holds is kept while it is being changed.

import { untrack } from 'svelte';
import { core } from '../core/core';
import type { Boxes, CourseCard, SetupCheck } from '../generated/protocol';
import { t } from '../texts/texts.svelte';
import Bar from '../ui/Bar.svelte';
import HelpButton from '../ui/HelpButton.svelte';
import Icon from '../ui/Icon.svelte';
import { route } from '../ui/router.svelte';
import SettingsButton from '../ui/SettingsButton.svelte';
import { settings } from '../ui/settings.svelte';
import Courses from './Courses.svelte';
import { keepPlan, lastPlan, play, rememberNames } from './open';
import { arranged, FIRST_LEVEL, firstPlan, golfSetup, type Plan } from './plan';
import Players from './Players.svelte';
import Rules from './Rules.svelte';
import Verdict from './Verdict.svelte';
function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  let plan = $state.raw<Plan>(untrack(() => arranged(lastPlan() ?? firstPlan(settings.names[0] ?? '', FIRST_LEVEL), route()[1], settings.names)));
  let boxes = $state.raw<Boxes | null>(null);
  let cards = $state.raw<CourseCard[]>([]);
  let check = $state.raw<SetupCheck | null>(null);
  let busy = $state(false);
  let problem = $state('');

  void Promise.all([core.boxes(), core.courses()])
    .then(([box, list]) => {
      boxes = box;
      cards = list;
    })
    .catch((reason: unknown) => (problem = String(reason)));

  // Every change is kept, and judged by the core.
  $effect(() => {
    const judged = plan;
    keepPlan(judged);
    if (!boxes) return;
    let current = true;
    core.checkSetup(golfSetup(judged, boxes, cards)).then(
      (said) => current && (check = said),
      (reason: unknown) => (problem = String(reason)),
    );
    return () => (current = false);
  });

  const playable = $derived(check !== null && check.wrong.length === 0 && plan.players.some((player) => player.level === null));

  async function begin() {
    if (busy || !check) return;
    if (!playable) {
      document.getElementById('setup-wrong')?.focus();
      return;
    }
    busy = true;
    problem = '';
    try {
      rememberNames(plan);
      await play(plan);
    } catch (reason) {
      problem = reason instanceof Error ? reason.message : String(reason);
      busy = false;
    }
  }
;
async () => {

 { svelteHTML.createElement("svelte:head", {}); { svelteHTML.createElement("title", {});t('setup-title');  t('name'); } }
 { const $$_raB0C = __sveltets_2_ensureComponent(Bar); new $$_raB0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"title":t('setup-title'),}}); { const $$_nottuBpleH1C = __sveltets_2_ensureComponent(HelpButton); new $$_nottuBpleH1C({ target: __sveltets_2_any(), props: {}});} { const $$_nottuBsgnitteS1C = __sveltets_2_ensureComponent(SettingsButton); new $$_nottuBsgnitteS1C({ target: __sveltets_2_any(), props: {}});} Bar}
 { svelteHTML.createElement("main", {});
   { svelteHTML.createElement("div", { "class":`left`,});  { const $$_sreyalP2C = __sveltets_2_ensureComponent(Players); const $$_sreyalP2 = new $$_sreyalP2C({ target: __sveltets_2_any(), props: { plan,}});/*Ωignore_startΩ*/() => plan = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_sreyalP2.$$bindings = 'plan';}  { const $$_seluR2C = __sveltets_2_ensureComponent(Rules); const $$_seluR2 = new $$_seluR2C({ target: __sveltets_2_any(), props: { plan,}});/*Ωignore_startΩ*/() => plan = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_seluR2.$$bindings = 'plan';} }
   { svelteHTML.createElement("div", { "class":`right`,});
     { const $$_sesruoC2C = __sveltets_2_ensureComponent(Courses); const $$_sesruoC2 = new $$_sesruoC2C({ target: __sveltets_2_any(), props: {   plan,cards,}});/*Ωignore_startΩ*/() => plan = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_sesruoC2.$$bindings = 'plan';}
     { const $$_tcidreV2C = __sveltets_2_ensureComponent(Verdict); const $$_tcidreV2 = new $$_tcidreV2C({ target: __sveltets_2_any(), props: {    plan,cards,check,}});/*Ωignore_startΩ*/() => plan = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_tcidreV2.$$bindings = 'plan';}
   }
  if(problem){ { svelteHTML.createElement("p", {   "class":`problem`,"role":`alert`,});problem; }}
   { svelteHTML.createElement("div", { "class":`begin`,});
     { svelteHTML.createElement("button", {     "class":`btn primary`,"aria-busy":busy,"onclick":begin,}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`play`,}});}t(busy ? 'setup-begin-busy' : 'setup-begin'); }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Setup__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Setup__SvelteComponent_ = ReturnType<typeof Setup__SvelteComponent_>;
/*Ωignore_endΩ*/export default Setup__SvelteComponent_;