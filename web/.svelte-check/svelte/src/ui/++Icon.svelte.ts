///<reference types="svelte" />
;
import { ICONS, type IconName } from './icons';
;

  interface Props {
    name: IconName;
    /** In em of the text beside it. */
    size?: number;
  };function $$render() {

  

  let { name, size = 1.375 }: Props = $props();
;
async () => {

 { svelteHTML.createElement("svg", {     "viewBox":`0 0 24 24`,"aria-hidden":`true`,});__sveltets_2_ensureType(String, Number, `${size} `);__sveltets_2_ensureType(String, Number, `${size} `); { svelteHTML.createElement("path", {  "d":ICONS[name],});} }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Icon__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Icon__SvelteComponent_ = ReturnType<typeof Icon__SvelteComponent_>;
/*Ωignore_endΩ*/export default Icon__SvelteComponent_;