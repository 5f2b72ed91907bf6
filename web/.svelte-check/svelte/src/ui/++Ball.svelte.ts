///<reference types="svelte" />
;;
  // A ball as a small picture: colour and pattern, round or flat.
  interface Props {
    /** `red`, `red-flat` … */
    ball: string;
    size?: number;
    /** For screen readers; nothing if words stand beside it. */
    label?: string;
  };function $$render() {


  let { ball, size = 28, label }: Props = $props();
;
async () => {

 { svelteHTML.createElement("svg", {           "width":size,"height":size,"viewBox":`-15 -15 30 31`,"role":label ? 'img' : undefined,"aria-label":label,"aria-hidden":label ? undefined : 'true',});
   { svelteHTML.createElement("use", {          "href":`#ball-${ball}`,"x":`-15`,"y":`-15`,"width":`30`,"height":`31`,});}
 }
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Ball__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Ball__SvelteComponent_ = ReturnType<typeof Ball__SvelteComponent_>;
/*Ωignore_endΩ*/export default Ball__SvelteComponent_;