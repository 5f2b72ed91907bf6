///<reference types="svelte" />
;
  /** One line of the list of keys: the caps as printed (`['Q', 'W']`), and what they do. */
  export interface KeyHelp {
    keys: string[];
    text: string;
  }
;;// The keys of a screen. Every screen gives its own; `?` and Escape are everyone's.


import Dialog from './Dialog.svelte';
import { t } from '../texts/texts.svelte';
;

  interface Props {
    open: boolean;
    keys: KeyHelp[];
  };function $$render() {

  
  
  

  let { open = $bindable(), keys }: Props = $props()/*Ωignore_startΩ*/;open;/*Ωignore_endΩ*/;

  const all = $derived([
    ...keys,
    { keys: ['Tab'], text: t('keys-tab') },
    { keys: ['Esc'], text: t('keys-escape') },
    { keys: ['?'], text: t('keys-help') },
  ]);
;
async () => {



 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },open,"title":t('keys'),}});/*Ωignore_startΩ*/() => open = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_golaiD0.$$bindings = 'open';
   { svelteHTML.createElement("dl", {});
       for(let line of __sveltets_2_ensureArray(all)){line.keys.join(' ');
       { svelteHTML.createElement("div", {});
         { svelteHTML.createElement("dt", {});   for(let cap of __sveltets_2_ensureArray(line.keys)){cap; { svelteHTML.createElement("kbd", { "class":`kbd`,});cap; }} }
         { svelteHTML.createElement("dd", {});line.text; }
       }
    }
   }
 Dialog}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings('open'), slots: {}, events: {} }}
const KeysDialog__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type KeysDialog__SvelteComponent_ = ReturnType<typeof KeysDialog__SvelteComponent_>;
/*Ωignore_endΩ*/export default KeysDialog__SvelteComponent_;