///<reference types="svelte" />
;// What people set for themselves. Everything takes effect at once and is kept on the device.

import Choice from './Choice.svelte';
import Dialog from './Dialog.svelte';
import Switch from './Switch.svelte';
import { change, settings, type Settings } from './settings.svelte';
import { LANGUAGES, language, t, type Language } from '../texts/texts.svelte';

;type $$ComponentProps =  { open: boolean };function $$render() {

  
  
  
  
  
  

  let { open = $bindable() }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props()/*Ωignore_startΩ*/;open;/*Ωignore_endΩ*/;
  const id = $props.id();

  const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as Language, label }));
  const themes = $derived((['auto', 'light', 'dark'] as const).map((value) => ({ value, label: t(`settings-theme-${value}`) })));
  const speeds = $derived(
    (['slow', 'normal', 'fast', 'none'] as const satisfies Settings['speed'][]).map((value) => ({
      value,
      label: t(`settings-speed-${value}`),
    })),
  );
  const guide = $derived(Math.round(settings.guide * 100));
;
async () => {

 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },open,"title":t('settings'),}});/*Ωignore_startΩ*/() => open = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_golaiD0.$$bindings = 'open';
   { svelteHTML.createElement("div", { "class":`list`,});
     { const $$_eciohC2C = __sveltets_2_ensureComponent(Choice); new $$_eciohC2C({ target: __sveltets_2_any(), props: {        "label":t('settings-language'),"value":language(),"options":languages,"onchange":(value) => change({ language: value }),}});}
     { const $$_eciohC2C = __sveltets_2_ensureComponent(Choice); new $$_eciohC2C({ target: __sveltets_2_any(), props: {        "label":t('settings-theme'),"value":settings.theme,"options":themes,"onchange":(value) => change({ theme: value }),}});}
     { const $$_eciohC2C = __sveltets_2_ensureComponent(Choice); new $$_eciohC2C({ target: __sveltets_2_any(), props: {        "label":t('settings-speed'),"value":settings.speed,"options":speeds,"onchange":(value) => change({ speed: value }),}});}
     { svelteHTML.createElement("div", { "class":`switches`,});
       { const $$_hctiwS3C = __sveltets_2_ensureComponent(Switch); new $$_hctiwS3C({ target: __sveltets_2_any(), props: {        "label":t('settings-sound'),"note":t('settings-sound-note'),"checked":settings.sound,"onchange":(sound) => change({ sound }),}});}
       { const $$_hctiwS3C = __sveltets_2_ensureComponent(Switch); new $$_hctiwS3C({ target: __sveltets_2_any(), props: {        "label":t('settings-origin'),"note":t('settings-origin-note'),"checked":settings.markOrigin,"onchange":(markOrigin) => change({ markOrigin }),}});}
     }
     { svelteHTML.createElement("div", { "class":`guide`,});
       { svelteHTML.createElement("label", { "for":`${id}-guide`,});t('settings-guide'); }
       { svelteHTML.createElement("output", { "for":`${id}-guide`,});guide === 0 ? t('settings-guide-off') : t('settings-guide-share', { share: guide }); }
       { svelteHTML.createElement("input", {                   "id":`${id}-guide`,"type":`range`,"min":`0`,"max":`100`,"step":`10`,"value":guide,"aria-describedby":`${id}-guide-note`,"aria-valuetext":guide === 0 ? t('settings-guide-off') : t('settings-guide-share', { share: guide }),"oninput":(event) => change({ guide: event.currentTarget.valueAsNumber / 100 }),});}
       { svelteHTML.createElement("small", { "id":`${id}-guide-note`,});t('settings-guide-note'); }
     }
     { svelteHTML.createElement("p", { "class":`muted kept`,});t('settings-kept'); }
   }
 Dialog}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings('open'), slots: {}, events: {} }}
const SettingsDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SettingsDialog__SvelteComponent_ = ReturnType<typeof SettingsDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default SettingsDialog__SvelteComponent_;