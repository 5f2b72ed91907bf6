///<reference types="svelte" />
;// A sheet of paper over the page: from below on a phone, in the middle elsewhere.

import type { Snippet } from 'svelte';
import Icon from './Icon.svelte';
import { t } from '../texts/texts.svelte';
;

  interface Props {
    open: boolean;
    title: string;
    onclose?: () => void;
    children: Snippet;
  };function $$render() {

  
  
  
  

  let { open = $bindable(), title, onclose, children }: Props = $props()/*Ωignore_startΩ*/;open;/*Ωignore_endΩ*/;
  let dialog = $state<HTMLDialogElement>();
  const id = $props.id();

  $effect(() => {
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  });

  function closed() {
    open = false;
    onclose?.();
  }
;
async () => {

 { const $$_dialog0 = svelteHTML.createElement("dialog", {       "aria-labelledby":id,"onclose":closed,"onclick":(event) => event.target === dialog && dialog.close(),});dialog = $$_dialog0;
   { svelteHTML.createElement("div", { "class":`sheet`,});
     { svelteHTML.createElement("div", { "class":`head`,});
       { svelteHTML.createElement("h2", {id,});title; }
       { svelteHTML.createElement("button", {     "class":`iconbtn`,"aria-label":t('close'),"onclick":() => dialog?.close(),}); { const $$_nocI4C = __sveltets_2_ensureComponent(Icon); new $$_nocI4C({ target: __sveltets_2_any(), props: {  "name":`close`,}});} }
     }
    if(open){;__sveltets_2_ensureSnippet(children());}
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings('open'), slots: {}, events: {} }}
const Dialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Dialog__SvelteComponent_ = ReturnType<typeof Dialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default Dialog__SvelteComponent_;