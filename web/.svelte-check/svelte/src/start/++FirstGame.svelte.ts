///<reference types="svelte" />
;// For whoever has not played here yet.

import { t } from '../texts/texts.svelte';
import Icon from '../ui/Icon.svelte';
function $$render() {

  
  
  

  const dice = [['green', 9], ['blue', 2], ['yellow', 7], ['white', 4]] as const;
;
async () => {

 { svelteHTML.createElement("a", { "href":`/learn`,});
   { svelteHTML.createElement("svg", {   "viewBox":`-8 -8 196 150`,"aria-hidden":`true`,});
     { svelteHTML.createElement("rect", {            "x":`4`,"y":`10`,"width":`172`,"height":`118`,"rx":`26`,"fill":`var(--oak-deep)`,});}
     { svelteHTML.createElement("rect", {                "x":`4`,"y":`4`,"width":`172`,"height":`118`,"rx":`26`,"fill":`var(--oak)`,"stroke":`var(--oak-hi)`,"stroke-width":`1.5`,});}
     { svelteHTML.createElement("rect", {                "x":`17`,"y":`17`,"width":`146`,"height":`92`,"rx":`16`,"fill":`var(--felt)`,"stroke":`var(--oak-deep)`,"stroke-width":`2.5`,});}
     { svelteHTML.createElement("path", {              "d":`M46 84L80 25L114 84`,"fill":`none`,"stroke":`#0d1f16`,"stroke-width":`7`,"stroke-linejoin":`round`,"stroke-linecap":`round`,"opacity":`.5`,});}
     { svelteHTML.createElement("path", {            "d":`M46 84L80 25L114 84`,"fill":`none`,"stroke":`#fff8e7`,"stroke-width":`3.2`,"stroke-linejoin":`round`,"stroke-linecap":`round`,});}
     { svelteHTML.createElement("ellipse", {          "cx":`124`,"cy":`91`,"rx":`13`,"ry":`9`,"fill":`#fff8e7`,});} { svelteHTML.createElement("ellipse", {          "cx":`124`,"cy":`91`,"rx":`10.5`,"ry":`6.8`,"fill":`#0c0a08`,});}
     { svelteHTML.createElement("path", {        "d":`M124 91V52`,"stroke":`#fff8e7`,"stroke-width":`2.6`,"stroke-linecap":`round`,});}
     { svelteHTML.createElement("path", {      "d":`M125 53C132 49 138 57 146 53L143 61L146 68C138 71 132 64 125 67Z`,"fill":`#d8432b`,"stroke":`#7c1d0e`,});}
     { svelteHTML.createElement("use", {          "href":`#ball-orange`,"x":`28`,"y":`70`,"width":`32`,"height":`33`,});}
   }
   { svelteHTML.createElement("div", {});
     { svelteHTML.createElement("span", { "class":`eyebrow`,}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`book`,}});}t('first-eyebrow'); }
     { svelteHTML.createElement("h2", {});t('first-title'); }
     { svelteHTML.createElement("p", {});t('first-text'); }
     { svelteHTML.createElement("div", {   "class":`dice`,"aria-hidden":`true`,});   for(let [colour, n] of __sveltets_2_ensureArray(dice)){colour; { svelteHTML.createElement("i", { "class":colour,});n; }} }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const FirstGame__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type FirstGame__SvelteComponent_ = InstanceType<typeof FirstGame__SvelteComponent_>;
/*Ωignore_endΩ*/export default FirstGame__SvelteComponent_;