///<reference types="svelte" />
;// The board: a window onto the picture, with everything that changes on it.

import { onDestroy } from 'svelte';
import Icon from '../ui/Icon.svelte';
import { t } from '../texts/texts.svelte';
import { BoardView } from './board-view';
import { arrows, origin, reachHole, reachPlaces, startCells, turnRing } from './marks';
import type { GolfMatch } from './match.svelte';
import { ballName } from './words';
;

  interface Props {
    match: GolfMatch;
    /** Comes close to the ball instead of showing the whole board. */
    following: boolean;
  };function $$render() {

  
  
  
  
  
  
  
  

  let { match, following = $bindable() }: Props = $props()/*Ωignore_startΩ*/;following;/*Ωignore_endΩ*/;
  let host = $state<HTMLElement>();
  let view = $state.raw<BoardView>();
  let chosenHere = false;

  $effect(() => {
    if (!host) return;
    const made = new BoardView(host, 'golf-', {
      start: (index) => match.chooseStart(index),
      direction: (dir) => {
        // The first tap looks, the second plays.
        if (match.direction === dir) void match.play(dir);
        else match.chooseDirection(dir);
      },
      look: (dir) => (match.lookedDirection = dir),
    });
    view = made;
    match.attach(made);
    const watcher = new ResizeObserver(() => made.resize());
    watcher.observe(host);
    return () => {
      watcher.disconnect();
      match.attach(null);
      made.destroy();
    };
  });

  $effect(() => {
    if (!view || !host || !match.picture) return;
    view.show(match.picture);
    // A wide board in a narrow window is followed rather than shown as a stamp.
    const [, , w = 1, h = 1] = /viewBox="([^"]*)"/.exec(match.picture.svg)![1]!.split(' ').map(Number);
    if (!chosenHere) following = Math.min(host.clientWidth / w, host.clientHeight / h) < 0.72;
  });

  $effect(() => {
    void match.picture;
    if (!match.showing || !match.tumbling) view?.place(match.spots as Map<string, never>);
  });

  const phase = $derived(match.phase);
  const ballSpot = $derived(match.golf?.ball ? match.spots.get(match.golf.ball) : undefined);

  $effect(() => {
    if (!view || !match.picture) return;
    const way = match.seenWay;
    if (way) view.path(way.path);
    else view.path(match.shownPath?.markup ?? null, match.shownPath?.faint ?? false);
  });

  $effect(() => {
    if (!view || !match.picture) return;
    let markup = '';
    if (phase === 'aim' && ballSpot) markup = arrows(ballSpot, match.open.filter((dir) => dir !== match.seenDirection), match.direction);
    else if (ballSpot && !match.showing && phase !== 'over') markup = turnRing(ballSpot);
    view.marks('arrows', markup);
  });

  $effect(() => {
    if (!view || !match.picture) return;
    const choosing = phase === 'choose' && match.startsAnew;
    view.marks('starts', choosing ? startCells(match.picture.starts, match.openStarts, match.start) : '');
  });

  $effect(() => {
    if (!view || !match.picture) return;
    const spot = match.origin;
    view.marks('origin', match.marksOrigin && spot ? origin(spot) : '');
  });

  $effect(() => {
    if (!view || !match.picture) return;
    const reach = match.reach;
    const sides = reach?.holes.filter(Boolean).length ?? 0;
    view.marks('reach', reach ? reachPlaces(reach, false) : '');
    view.marks('reachTop', reach ? reachPlaces(reach, true) + reachHole(reach, match.picture.hole, t('play-reach-hole', { sides })) : '');
  });

  $effect(() => {
    if (!view || !match.picture) return;
    if (!following || phase === 'over') return view.watch(null, true);
    const spots = [...(match.seenWay ?? match.shownPath ?? { spots: [] }).spots].filter((spot) => spot !== null);
    if (ballSpot) spots.push(ballSpot);
    if (match.reach && match.pick) spots.push(...match.reach.places.map((place) => place.spot));
    if (match.startsAnew || spots.length === 0) spots.push(...match.picture.starts.map((cell) => cell.spot));
    view.watch(spots, true);
  });

  onDestroy(() => match.attach(null));

  function toggle() {
    chosenHere = true;
    following = !following;
    view?.reset();
  }

  const label = $derived.by(() => {
    const golf = match.golf;
    if (!golf) return t('play-board');
    const balls = [...match.spots.keys()].map((ball) => ballName(t, ball)).join(', ');
    return t('play-board-label', { name: match.courseName(golf.course), balls: balls || '–' });
  });

   function zoom(factor: number): void {
    view?.zoom(factor);
  }
   function reset(): void {
    view?.reset();
  }
   function switchFollowing(): void {
    toggle();
  }
;
async () => {

 { svelteHTML.createElement("div", { "class":`frame`,});
   { const $$_div1 = svelteHTML.createElement("div", {      "class":`window`,"role":`img`,"aria-label":label,});host = $$_div1; }
   { svelteHTML.createElement("div", { "class":`tools`,});
     { svelteHTML.createElement("button", {         "class":`iconbtn`,"aria-pressed":following,"aria-label":following ? t('play-view-whole') : t('play-view-follow'),"title":following ? t('play-view-whole') : t('play-view-follow'),"onclick":toggle,});
       { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":following ? 'zoom' : 'aim',}});}
     }
   }
  if(match.banner){
     { svelteHTML.createElement("p", { "class":`banner`,});t('play-pass-to', { name: match.banner }); }
  }
 }


};
return { props: {} as any as Props, exports: {} as any as { zoom: typeof zoom,reset: typeof reset,switchFollowing: typeof switchFollowing }, bindings: __sveltets_$$bindings('following'), slots: {}, events: {} }}
const Board__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Board__SvelteComponent_ = ReturnType<typeof Board__SvelteComponent_>;
/*Ωignore_endΩ*/export default Board__SvelteComponent_;