///<reference types="svelte" />
;// A die of the tray: its range at rest, all six sides while it tumbles, the side on top afterwards.

import { pace } from '../ui/settings.svelte';
;

  interface Props {
    colour: string;
    sides: readonly number[];
    /** What it shows at rest. */
    text: string;
    /** The side on top after a roll. */
    face: number | null;
    /** The number that counts, if it is not that of the side. */
    counts?: number | null;
    tumbling: boolean;
    card?: boolean;
  };function $$render() {

  
  

  let { colour, sides, text, face, counts = null, tumbling, card = false }: Props = $props();
  let cube = $state<HTMLElement>();

  /** How the cube is turned so that a side is in front. */
  const TURNS = ['rotateY(0deg)', 'rotateY(-90deg)', 'rotateX(-90deg)', 'rotateX(90deg)', 'rotateY(90deg)', 'rotateY(180deg)'];
  const PLACES = ['rotateY(0deg)', 'rotateY(90deg)', 'rotateX(90deg)', 'rotateX(-90deg)', 'rotateY(-90deg)', 'rotateY(180deg)'];

  $effect(() => {
    if (!tumbling || !cube || face === null) return;
    const end = TURNS[face] ?? '';
    const frames = [
      { transform: `translate(0, 0) rotateZ(0deg) rotateX(-620deg) rotateY(540deg) ${end}`, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
      { transform: `translate(9px, -26px) rotateZ(16deg) rotateX(-300deg) rotateY(230deg) ${end}`, offset: 0.38, easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)' },
      { transform: `translate(-4px, 2px) rotateZ(-12deg) rotateX(-90deg) rotateY(60deg) ${end}`, offset: 0.66, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
      { transform: `translate(-1px, -7px) rotateZ(-9deg) rotateX(-24deg) rotateY(14deg) ${end}`, offset: 0.82 },
      { transform: `translate(0, 0) rotateZ(-7deg) rotateX(0deg) rotateY(0deg) ${end}` },
    ];
    const animation = cube.animate(frames, { duration: 690 * pace(), fill: 'forwards' });
    return () => animation.cancel();
  });
;
async () => {

if(tumbling){
   { svelteHTML.createElement("span", { "class":`scene die-${card ? 'white' : colour}`,});
     { const $$_span1 = svelteHTML.createElement("span", {  "class":`cube`,});cube = $$_span1;
          for(let side of __sveltets_2_ensureArray((card ? [1, 2, 3, 4, 5, 6] : sides))){let index = 1;index;
         { svelteHTML.createElement("span", {  "class":`side`,});__sveltets_2_ensureType(String, Number, `${PLACES[index]}   `);side; }
      }
     }
   }
}else{
   { svelteHTML.createElement("span", {   "class":`die die-${colour}`,});card;face !== null;
     { svelteHTML.createElement("b", {});face !== null ? (counts ?? sides[face]) : text; }
    if(card && face !== null){ { svelteHTML.createElement("small", {});face + 1; }}
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Die__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Die__SvelteComponent_ = ReturnType<typeof Die__SvelteComponent_>;
/*Ωignore_endΩ*/export default Die__SvelteComponent_;