///<reference types="svelte" />
;
;type $$ComponentProps =  { size?: number };function $$render() {

  // A cell, a way off a wall, a ball.
  let { size = 34 }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
;
async () => {

 { svelteHTML.createElement("svg", {       "width":size,"height":size,"viewBox":`0 0 40 40`,"aria-hidden":`true`,});
   { svelteHTML.createElement("path", {          "d":`M20 2.5L35.2 11.2V28.8L20 37.5L4.8 28.8V11.2Z`,"fill":`var(--felt)`,"stroke":`var(--oak)`,"stroke-width":`3.6`,"stroke-linejoin":`round`,});}
   { svelteHTML.createElement("path", {              "d":`M11 27.5L20 9.5L27.5 24`,"fill":`none`,"stroke":`#fff8e7`,"stroke-width":`2.4`,"stroke-linecap":`round`,"stroke-linejoin":`round`,"stroke-dasharray":`3.6 3.4`,});}
   { svelteHTML.createElement("circle", {            "cx":`28`,"cy":`25.5`,"r":`5.2`,"fill":`#f07d22`,"stroke":`#fff8e7`,"stroke-width":`1.8`,});}
 }
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Logo__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Logo__SvelteComponent_ = ReturnType<typeof Logo__SvelteComponent_>;
/*Ωignore_endΩ*/export default Logo__SvelteComponent_;