///<reference types="svelte" />
;// The direction rose of the box: six wedges, the thumb-sized twin of the arrows on the board.

import { t } from '../texts/texts.svelte';
import type { GolfMatch } from './match.svelte';
import { leads } from './words';

;type $$ComponentProps =  { match: GolfMatch };function $$render() {

  
  
  
  

  let { match }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  const DIRS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];
  let wedges = $state<SVGGElement[]>([]);

  const at = (degrees: number, radius: number) => {
    const turn = (degrees * Math.PI) / 180;
    return `${(Math.cos(turn) * radius).toFixed(2)} ${(-Math.sin(turn) * radius).toFixed(2)}`;
  };
  const shapes = DIRS.map((dir, index) => {
    const a = index * 60;
    const [x, y] = at(a, 54).split(' ').map(Number) as [number, number];
    return {
      dir,
      hit: `M${at(a - 29, 99)}L${at(a + 29, 99)}L${at(a + 25, 36)}L${at(a - 25, 36)}Z`,
      face: `M${at(a - 24.5, 89)}L${at(a + 24.5, 89)}L${at(a + 19.5, 47)}L${at(a - 19.5, 47)}Z`,
      arrow: `M${at(a, 89)}L${at(a + 7.5, 70)}Q${at(a, 74.5)} ${at(a - 7.5, 70)}Z`,
      bar: `M${at(a + 7.5, 76)}L${at(a - 7.5, 76)}`,
      x,
      y: y + 4.5,
    };
  });

  const open = $derived(match.phase === 'aim' ? match.open : []);
  const focusable = $derived(match.direction ?? DIRS.find((dir) => open.includes(dir)) ?? 'E');

  function says(dir: string): string {
    const way = match.ways.find((way) => way.dir === dir);
    const name = t(`direction-${dir}`);
    return way ? t('play-open-way', { dir: name, leads: leads(t, way, match.hole) }) : t('play-shut-way', { dir: name });
  }

  /** Turns to the next open direction. */
   function turn(by: 1 | -1): void {
    const from = match.direction === null ? (by > 0 ? -1 : 0) : DIRS.indexOf(match.direction);
    for (let step = 1; step <= 6; step++) {
      const dir = DIRS[(from + by * step + 12) % 6]!;
      if (!open.includes(dir)) continue;
      match.chooseDirection(dir);
      if (wedges.some((wedge) => wedge === document.activeElement)) wedges[DIRS.indexOf(dir)]?.focus();
      return;
    }
  }

  function tap(dir: string) {
    if (match.direction === dir) void match.play(dir);
    else match.chooseDirection(dir);
  }

  function key(event: KeyboardEvent, dir: string) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    tap(dir);
  }
;
async () => {

 { svelteHTML.createElement("svg", {     "viewBox":`-100 -100 200 204`,"role":`radiogroup`,"aria-label":t('play-rose'),});
      for(let shape of __sveltets_2_ensureArray(shapes)){let index = 1;shape.dir;
    const isOpen = open.includes(shape.dir);
    const on = match.seenDirection === shape.dir;
    
     { const $$_g1 = svelteHTML.createElement("g", {                        "class":`wedge`,"role":`radio`,"aria-checked":match.direction === shape.dir,"aria-disabled":!isOpen,"aria-label":says(shape.dir),"tabindex":isOpen && shape.dir === focusable ? 0 : -1,"onclick":() => tap(shape.dir),"onkeydown":(event) => key(event, shape.dir),"onpointerenter":(event) => event.pointerType === 'mouse' && isOpen && (match.lookedDirection = shape.dir),"onpointerleave":() => (match.lookedDirection = null),});wedges[index] = $$_g1;!isOpen;on;
       { svelteHTML.createElement("path", {    "class":`hit`,"d":shape.hit,});}
       { svelteHTML.createElement("path", {      "class":`edge`,"transform":`translate(0 2.5)`,"d":shape.face,});}
       { svelteHTML.createElement("path", {    "class":`line`,"d":shape.face,});}
       { svelteHTML.createElement("path", {    "class":`face`,"d":shape.face,});}
      if(isOpen){ { svelteHTML.createElement("path", {    "class":`arrow`,"d":shape.arrow,});}}else{ { svelteHTML.createElement("path", {    "class":`bar`,"d":shape.bar,});}}
       { svelteHTML.createElement("text", {     "class":`name`,"x":shape.x,"y":shape.y,});t('play-compass', { dir: shape.dir }); }
     }
  }
   { svelteHTML.createElement("text", {     "class":`number`,"y":`9`,"aria-hidden":`true`,});match.golf?.impulses ?? ''; }
   { svelteHTML.createElement("text", {     "class":`unit`,"y":`23`,"aria-hidden":`true`,});t('play-impulses', { count: match.golf?.impulses ?? 0 }); }
 }


};
return { props: {} as any as $$ComponentProps, exports: {} as any as { turn: typeof turn }, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Rose__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Rose__SvelteComponent_ = ReturnType<typeof Rose__SvelteComponent_>;
/*Ωignore_endΩ*/export default Rose__SvelteComponent_;