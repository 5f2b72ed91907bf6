///<reference types="svelte" />
;// The bar on top of every screen: home, what this is, and a few things to tap.

import type { Snippet } from 'svelte';
import Logo from './Logo.svelte';
import { t } from '../texts/texts.svelte';
;

  interface Props {
    title?: string;
    sub?: string;
    children?: Snippet;
  };function $$render() {

  
  
  
  

  let { title, sub, children }: Props = $props();
;
async () => {

 { svelteHTML.createElement("header", {});
   { svelteHTML.createElement("a", {     "class":`mark`,"href":`/`,"aria-label":t('home'),}); { const $$_ogoL2C = __sveltets_2_ensureComponent(Logo); new $$_ogoL2C({ target: __sveltets_2_any(), props: {}});} { svelteHTML.createElement("span", {});t('name'); } }
   { svelteHTML.createElement("div", { "class":`grow`,});
    if(title){ { svelteHTML.createElement("h1", {});title; }}
    if(sub){ { svelteHTML.createElement("p", {});sub; }}
   }
  ;__sveltets_2_ensureSnippet(children?.());
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Bar__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Bar__SvelteComponent_ = ReturnType<typeof Bar__SvelteComponent_>;
/*Ωignore_endΩ*/export default Bar__SvelteComponent_;