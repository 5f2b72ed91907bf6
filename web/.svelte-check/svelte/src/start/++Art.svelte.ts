///<reference types="svelte" />
;// A course lying on the table, with a stroke on it. Drawn by the core when the page has time.

import { core } from '../core/core';
import { language } from '../texts/texts.svelte';
import { theme } from '../ui/settings.svelte';
function $$render() {

  
  
  
  

  const COURSE = 'S-5b';
  /** In the units of the picture: a cell is 2 × 17.32 wide, rows are 30 apart. */
  const at = (x: number, y: number) => [x * 17.3205, y * 30] as const;
  const steps = [
    [77, 3], [79, 3], [81, 3], [83, 3], [85, 3], [87, 3], [89, 3], [91, 3],
    [90, 4], [89, 5], [88, 6], [87, 7], [86, 8], [85, 9],
  ].map(([x, y]) => at(x!, y!));
  const balls = [
    ['blue', 80, 10], ['violet-flat', 90, 10], ['green', 70, 8], ['yellow', 71, 15], ['red-flat', 92, 14], ['orange', 75, 3],
  ] as const;
  const way = [at(75, 3), ...steps].map((spot) => spot.join(' ')).join('L');
  const [wallX, wallY] = at(91, 3);
  const end = steps.at(-1)!;

  let svg = $state('');

  /** Safari has no idle callbacks; a short wait does there. */
  function whenIdle(run: () => void): () => void {
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(run, { timeout: 1500 });
      return () => cancelIdleCallback(idle);
    }
    const wait = setTimeout(run, 200);
    return () => clearTimeout(wait);
  }

  $effect(() => {
    const look = theme();
    const tongue = language();
    let wanted = true;
    const begin = async () => {
      const card = (await core.courses()).find((one) => one.id === COURSE);
      const drawn = card && (await core.coursePicture(card.file, look, tongue, 'art-', false));
      if (wanted && drawn) svg = drawn;
    };
    // The picture adorns; whoever taps at once is served first.
    const stop = whenIdle(() => void begin());
    return () => {
      wanted = false;
      stop();
    };
  });
;
async () => {

 { svelteHTML.createElement("div", {   "class":`art`,"aria-hidden":`true`,});
   { svelteHTML.createElement("div", {  "class":`tilt`,});svg;
    if(svg){
       svg;
       { svelteHTML.createElement("svg", {   "class":`stroke`,"viewBox":`1114.47 -13 559.65 548`,});
         { svelteHTML.createElement("path", {    "class":`case`,"d":`M${way}`,});}
         { svelteHTML.createElement("path", {    "class":`line`,"d":`M${way}`,});}
            for(let [x, y] of __sveltets_2_ensureArray(steps)){let step = 1;step; { svelteHTML.createElement("circle", {        "class":`step`,"cx":x,"cy":y,"r":`3.4`,});}}
         { svelteHTML.createElement("path", {    "class":`ping case`,"d":`M${wallX + 21} ${wallY - 13}l9 -5M${wallX + 24} ${wallY - 2}l11 0M${wallX + 20} ${wallY + 9}l9 6`,});}
         { svelteHTML.createElement("path", {    "class":`ping`,"d":`M${wallX + 21} ${wallY - 13}l9 -5M${wallX + 24} ${wallY - 2}l11 0M${wallX + 20} ${wallY + 9}l9 6`,});}
         { svelteHTML.createElement("circle", {        "class":`end`,"cx":end[0],"cy":end[1],"r":`19`,});}
         { svelteHTML.createElement("use", {            "class":`ghost`,"href":`#ball-orange`,"x":end[0] - 15,"y":end[1] - 15,"width":`30`,"height":`31`,});}
           for(let [ball, x, y] of __sveltets_2_ensureArray(balls)){ball;
          const [left, top] = at(x, y);
           { svelteHTML.createElement("use", {          "href":`#ball-${ball}`,"x":left - 15,"y":top - 15,"width":`30`,"height":`31`,});}
        }
       }
    }
   }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Art__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Art__SvelteComponent_ = ReturnType<typeof Art__SvelteComponent_>;
/*Ωignore_endΩ*/export default Art__SvelteComponent_;