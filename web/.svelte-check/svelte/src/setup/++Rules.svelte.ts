///<reference types="svelte" />
;// Mode, dice and cards, tokens, limit.

import { t } from '../texts/texts.svelte';
import Choice from '../ui/Choice.svelte';
import type { Plan } from './plan';

;type $$ComponentProps =  { plan: Plan };function $$render() {

  
  
  
  

  let { plan = $bindable() }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()/*Ωignore_startΩ*/;plan;/*Ωignore_endΩ*/;

  const modes = $derived((['basic', 'carom'] as const).map((value) => ({ value, label: t(`setup-mode-${value}`), note: t(`setup-mode-${value}-note`) })));
  const kits = $derived((['dice', 'cards', 'both'] as const).map((value) => ({ value, label: t(`setup-kit-${value}`), note: t(`setup-kit-${value}-note`) })));
  const tokens = $derived([
    { value: 'printed', label: t('setup-tokens-printed') },
    { value: 'scattered', label: t('setup-tokens-scattered'), note: t(plan.mode === 'carom' ? 'setup-tokens-suggested' : 'setup-tokens-scattered-note') },
  ]);
  const limits = $derived([
    { value: null, label: t('setup-limit-printed') },
    ...[10, 20, 30].map((strokes) => ({ value: strokes, label: t('setup-limit-strokes', { strokes }) })),
  ]);
;
async () => {

 { svelteHTML.createElement("section", {   "class":`card`,"aria-labelledby":`setup-rules`,});
   { svelteHTML.createElement("h2", { "id":`setup-rules`,});t('setup-rules'); }
   { const $$_eciohC1C = __sveltets_2_ensureComponent(Choice); new $$_eciohC1C({ target: __sveltets_2_any(), props: {        "label":t('setup-mode'),"value":plan.mode,"options":modes,"onchange":(mode) => (plan = { ...plan, mode }),}});}
   { const $$_eciohC1C = __sveltets_2_ensureComponent(Choice); new $$_eciohC1C({ target: __sveltets_2_any(), props: {        "label":t('setup-kit'),"value":plan.kit,"options":kits,"onchange":(kit) => (plan = { ...plan, kit }),}});}
   { const $$_eciohC1C = __sveltets_2_ensureComponent(Choice); new $$_eciohC1C({ target: __sveltets_2_any(), props: {        "label":t('setup-tokens'),"value":plan.scatter ? 'scattered' : 'printed',"options":tokens,"onchange":(value) => (plan = { ...plan, scatter: value === 'scattered' }),}});}
   { const $$_eciohC1C = __sveltets_2_ensureComponent(Choice); new $$_eciohC1C({ target: __sveltets_2_any(), props: {        "label":t('setup-limit'),"value":plan.limit,"options":limits,"onchange":(limit: number | null) => (plan = { ...plan, limit }),}});}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings('plan'), slots: {}, events: {} }}
const Rules__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Rules__SvelteComponent_ = ReturnType<typeof Rules__SvelteComponent_>;
/*Ωignore_endΩ*/export default Rules__SvelteComponent_;