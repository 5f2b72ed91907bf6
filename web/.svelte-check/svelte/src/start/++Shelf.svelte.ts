///<reference types="svelte" />
;// Three boxes on a shelf: first game, rulebook, score pads.

import { t } from '../texts/texts.svelte';
function $$render() {

  
  
;
async () => {

 { svelteHTML.createElement("nav", { "aria-label":t('shelf'),});
   { svelteHTML.createElement("a", {   "class":`learn`,"href":`/learn`,});
     { svelteHTML.createElement("svg", {   "viewBox":`0 0 150 104`,"aria-hidden":`true`,});
       { svelteHTML.createElement("path", {              "d":`M22 88L64 30L112 74`,"fill":`none`,"stroke":`#3c1405`,"stroke-width":`7`,"stroke-linecap":`round`,"stroke-linejoin":`round`,"opacity":`.35`,});}
       { svelteHTML.createElement("path", {              "d":`M22 88L64 30L112 74`,"fill":`none`,"stroke":`#fff8e7`,"stroke-width":`3.4`,"stroke-linecap":`round`,"stroke-linejoin":`round`,"stroke-dasharray":`7 6.5`,});}
       { svelteHTML.createElement("path", {        "d":`M36 22H92`,"stroke":`#f0dab0`,"stroke-width":`9`,"stroke-linecap":`round`,});}
       { svelteHTML.createElement("path", {          "d":`M36 25.5H92`,"stroke":`#8f6a38`,"stroke-width":`2`,"stroke-linecap":`round`,"opacity":`.6`,});}
       { svelteHTML.createElement("use", {          "href":`#ball-yellow`,"x":`5`,"y":`71`,"width":`34`,"height":`35`,});}
       { svelteHTML.createElement("ellipse", {          "cx":`116`,"cy":`82`,"rx":`15`,"ry":`10`,"fill":`#fff8e7`,});} { svelteHTML.createElement("ellipse", {          "cx":`116`,"cy":`82`,"rx":`12`,"ry":`7.6`,"fill":`#1a0f08`,});}
       { svelteHTML.createElement("path", {        "d":`M116 82V36`,"stroke":`#fff8e7`,"stroke-width":`3`,"stroke-linecap":`round`,});} { svelteHTML.createElement("path", {        "d":`M117 37C125 32 131 42 141 37L137 46L141 54C131 58 125 50 117 54Z`,"fill":`#f8d332`,"stroke":`#7a5a08`,"stroke-width":`1.2`,});}
     }
     { svelteHTML.createElement("span", {});t('shelf-learn'); { svelteHTML.createElement("small", {});t('shelf-learn-note'); } }
   }
   { svelteHTML.createElement("a", {   "class":`rules`,"href":`/rules`,});
     { svelteHTML.createElement("svg", {   "viewBox":`0 0 150 104`,"aria-hidden":`true`,});
       { svelteHTML.createElement("path", {        "d":`M75 22C62 13 40 10 18 13V88C40 85 62 88 75 97C88 88 110 85 132 88V13C110 10 88 13 75 22Z`,"fill":`#fffaf0`,"stroke":`#162f47`,"stroke-width":`2.5`,});}
       { svelteHTML.createElement("path", {      "d":`M75 22V97`,"stroke":`#162f47`,"stroke-width":`2`,});}
       { svelteHTML.createElement("path", {          "d":`M29 31Q46 29 63 34M29 42Q46 40 63 45M29 53Q46 51 63 56M29 64Q44 62 54 65`,"stroke":`#8d7650`,"stroke-width":`2.6`,"fill":`none`,"stroke-linecap":`round`,});}
       { svelteHTML.createElement("path", {              "d":`M88 76L101 40L119 66`,"fill":`none`,"stroke":`#b8431c`,"stroke-width":`3.2`,"stroke-dasharray":`5 4.5`,"stroke-linecap":`round`,"stroke-linejoin":`round`,});}
       { svelteHTML.createElement("path", {          "d":`M86 32Q106 27 124 30`,"stroke":`#8c5a2a`,"stroke-width":`5`,"fill":`none`,"stroke-linecap":`round`,});}
       { svelteHTML.createElement("use", {          "href":`#ball-orange`,"x":`109`,"y":`58`,"width":`20`,"height":`20.6`,});}
     }
     { svelteHTML.createElement("span", {});t('shelf-rules'); { svelteHTML.createElement("small", {});t('shelf-rules-note'); } }
   }
   { svelteHTML.createElement("a", {   "class":`pads`,"href":`/pads`,});
     { svelteHTML.createElement("svg", {   "viewBox":`0 0 150 104`,"aria-hidden":`true`,});
       { svelteHTML.createElement("g", { "transform":`rotate(-5 70 56)`,});
         { svelteHTML.createElement("rect", {                "x":`36`,"y":`12`,"width":`72`,"height":`90`,"rx":`5`,"fill":`#fffaf0`,"stroke":`#1d3a2b`,"stroke-width":`2.5`,});}
         { svelteHTML.createElement("path", {    "d":`M36 26V17A5 5 0 0 1 41 12H103A5 5 0 0 1 108 17V26Z`,"fill":`#b8431c`,});}
         { svelteHTML.createElement("g", { "fill":`#fffaf0`,}); { svelteHTML.createElement("circle", {      "cx":`50`,"cy":`19`,"r":`2.6`,});} { svelteHTML.createElement("circle", {      "cx":`66`,"cy":`19`,"r":`2.6`,});} { svelteHTML.createElement("circle", {      "cx":`82`,"cy":`19`,"r":`2.6`,});} { svelteHTML.createElement("circle", {      "cx":`97`,"cy":`19`,"r":`2.6`,});} }
         { svelteHTML.createElement("path", {        "d":`M36 50H108M36 66H108M36 82H108M72 30V102M90 30V102`,"stroke":`#8d7650`,"stroke-width":`1.6`,"opacity":`.7`,});}
         { svelteHTML.createElement("use", {          "href":`#ball-red`,"x":`74`,"y":`31`,"width":`15`,"height":`15.5`,});} { svelteHTML.createElement("use", {          "href":`#ball-blue`,"x":`92`,"y":`31`,"width":`15`,"height":`15.5`,});}
         { svelteHTML.createElement("g", {         "fill":`none`,"stroke":`#2a1f15`,"stroke-width":`2.4`,"stroke-linecap":`round`,"stroke-linejoin":`round`,}); { svelteHTML.createElement("path", {  "d":`M78 55H84L80 63M97 55C102 54 102 58 98 59C103 59 103 63 97 63M82 70L78 76H85M83 73V79M97 71C102 68 103 74 97 79H103`,});} }
         { svelteHTML.createElement("path", {        "d":`M42 58H60M42 74H56M42 90H62`,"stroke":`#8d7650`,"stroke-width":`3`,"stroke-linecap":`round`,});}
       }
       { svelteHTML.createElement("g", { "transform":`rotate(38 122 60)`,}); { svelteHTML.createElement("rect", {                "x":`117`,"y":`22`,"width":`9`,"height":`58`,"rx":`2`,"fill":`#f8d332`,"stroke":`#7a5a08`,"stroke-width":`1.2`,});} { svelteHTML.createElement("path", {        "d":`M117 80L121.5 94L126 80Z`,"fill":`#f0dab0`,"stroke":`#7a5a08`,"stroke-width":`1.2`,});} { svelteHTML.createElement("path", {    "d":`M120.3 90L121.5 94L122.8 90Z`,"fill":`#2a1f15`,});} }
     }
     { svelteHTML.createElement("span", {});t('shelf-pads'); { svelteHTML.createElement("small", {});t('shelf-pads-note'); } }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Shelf__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Shelf__SvelteComponent_ = InstanceType<typeof Shelf__SvelteComponent_>;
/*Ωignore_endΩ*/export default Shelf__SvelteComponent_;