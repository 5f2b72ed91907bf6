///<reference types="svelte" />
;// The mini-golf screen: board in the middle, paper around it, the panel for the thumb.

import { onDestroy } from 'svelte';
import type { TableLink } from '../core/table';
import Bar from '../ui/Bar.svelte';
import Dialog from '../ui/Dialog.svelte';
import HelpButton from '../ui/HelpButton.svelte';
import Icon from '../ui/Icon.svelte';
import SettingsButton from '../ui/SettingsButton.svelte';
import { change, pace, settings, theme } from '../ui/settings.svelte';
import { language, t } from '../texts/texts.svelte';
import Board from './Board.svelte';
import { flyToken } from './fly';
import { press } from './keys';
import { GolfMatch, type Played } from './match.svelte';
import Pad from './Pad.svelte';
import Panel from './Panel.svelte';
import Seal from './Seal.svelte';
import Story from './Story.svelte';
import Summary from './Summary.svelte';
import Track from './Track.svelte';
import Turns from './Turns.svelte';
import Why from './Why.svelte';
;

  interface Props {
    table: TableLink;
    /** Another match of the same kind, where that can be had. */
    onrematch?: (() => void) | undefined;
  };function $$render() {

  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  
  

  let { table, onrematch }: Props = $props();
  // svelte-ignore state_referenced_locally
  const match = new GolfMatch(table);
  onDestroy(() => match.close());

  let board = $state<Board>();
  let panel = $state<Panel>();
  let following = $state(false);
  let why = $state.raw<Played | null>(null);
  let whyOpen = $state(false);
  let matchOpen = $state(false);
  let resignOpen = $state(false);
  /** The end of the match is looked at, not the board. */
  let resultsOpen = $state(true);
  let skipped = 0;

  const golf = $derived(match.golf);
  const title = $derived(golf ? t('play-title', { number: golf.course + 1, name: match.courseName(golf.course) }) : t('play-opening'));
  const sub = $derived(golf ? t('play-sub', { mode: match.setup.mode, count: golf.count, limit: golf.limit, over: match.view.status === 'over' ? 'yes' : 'no' }) : '');

  // The picture is drawn for a theme and a language.
  let drawn = `${theme()} ${language()}`;
  $effect(() => {
    const now = `${theme()} ${language()}`;
    if (now === drawn) return;
    drawn = now;
    void match.redraw();
  });

  match.onToken = (ball, value, from) => flyToken(ball, value, from, pace());

  function go() {
    // The tap that skipped something is not meant for what comes after it.
    if (performance.now() - skipped < 300) return;
    if (match.summary) match.next();
    else if (match.phase === 'choose') void match.roll();
    else if (match.phase === 'aim' && match.direction) void match.play(match.direction);
    else if (match.phase === 'pass') void match.pass();
  }

  function ask(stroke: Played | undefined) {
    if (!stroke) return;
    why = stroke;
    whyOpen = true;
  }

  const actions = {
    go,
    turn: (by: 1 | -1) => panel?.turn(by),
    zoom: (factor: number) => board?.zoom(factor),
    resetView: () => board?.reset(),
    overview: () => board?.switchFollowing(),
    why: () => ask(match.strokes[0]),
  };

  function pressed(event: KeyboardEvent) {
    if (event.defaultPrevented || event.key === '?' || document.querySelector('dialog[open]')) return;
    if (press(event, match, actions)) event.preventDefault();
  }

  function tapped() {
    if (!match.patience.busy) return;
    skipped = performance.now();
    match.patience.skip();
  }

  const keys = $derived([
    { keys: ['1', '…', '9'], text: t('play-keys-dice') },
    { keys: ['A', '…', 'F'], text: t('play-keys-starts') },
    { keys: ['Q', 'W', 'A', 'D', 'Z', 'X'], text: t('play-keys-directions') },
    { keys: ['←', '→', '↑', '↓'], text: t('play-keys-arrows') },
    { keys: ['Enter'], text: t('play-keys-enter') },
    { keys: ['⌫'], text: t('play-keys-back') },
    { keys: [t('play-key-space')], text: t('play-keys-skip') },
    { keys: ['+', '−', '0'], text: t('play-keys-zoom') },
    { keys: ['O'], text: t('play-keys-overview') },
    { keys: ['V'], text: t('play-keys-why') },
  ]);
;
async () => {

 { svelteHTML.createElement("svelte:window", {    "onkeydown":pressed,"onpointerdowncapture":tapped,});}
 { svelteHTML.createElement("svelte:head", {}); { svelteHTML.createElement("title", {});title;   } }

 { svelteHTML.createElement("div", { "class":`screen`,});
   { const $$_raB1C = __sveltets_2_ensureComponent(Bar); new $$_raB1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },title,sub,}});
     { svelteHTML.createElement("span", { "class":`chip wide`,}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {    "name":`seal`,"size":1.2,}});}t('play-sealed'); }
     { svelteHTML.createElement("a", {       "class":`iconbtn wide`,"href":`/rules`,"aria-label":t('play-rules'),"title":t('play-rules'),}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`book`,}});} }
     { svelteHTML.createElement("button", {         "class":`iconbtn wide`,"aria-pressed":settings.sound,"aria-label":t('settings-sound'),"title":t('settings-sound'),"onclick":() => change({ sound: !settings.sound }),});
       { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":settings.sound ? 'sound' : 'mute',}});}
     }
     { svelteHTML.createElement("span", { "class":`help`,}); { const $$_nottuBpleH3C = __sveltets_2_ensureComponent(HelpButton); new $$_nottuBpleH3C({ target: __sveltets_2_any(), props: { keys,}});} }
     { const $$_nottuBsgnitteS2C = __sveltets_2_ensureComponent(SettingsButton); new $$_nottuBsgnitteS2C({ target: __sveltets_2_any(), props: {}});}
     { svelteHTML.createElement("button", {         "class":`iconbtn`,"aria-label":t('play-match'),"title":t('play-match'),"aria-haspopup":`dialog`,"onclick":() => (matchOpen = true),}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`more`,}});} }
   Bar}

   { svelteHTML.createElement("main", {});
     { svelteHTML.createElement("div", { "class":`column left`,});
       { svelteHTML.createElement("section", {   "class":`turns`,"aria-label":t('play-order'),});
         { svelteHTML.createElement("h2", {});t('play-order'); }
         { const $$_snruT4C = __sveltets_2_ensureComponent(Turns); new $$_snruT4C({ target: __sveltets_2_any(), props: { match,}});}
       }
       { svelteHTML.createElement("div", { "class":`pad`,}); { const $$_daP4C = __sveltets_2_ensureComponent(Pad); new $$_daP4C({ target: __sveltets_2_any(), props: { match,}});} }
       { svelteHTML.createElement("section", {   "class":`seal card`,"aria-label":t('play-sealed'),}); { const $$_laeS4C = __sveltets_2_ensureComponent(Seal); new $$_laeS4C({ target: __sveltets_2_any(), props: { match,}});} }
     }
     { svelteHTML.createElement("section", {   "class":`board`,"aria-label":t('play-board'),});
       { const $$_draoB3C = __sveltets_2_ensureComponent(Board); const $$_draoB3 = new $$_draoB3C({ target: __sveltets_2_any(), props: {   match,following,}});/*Ωignore_startΩ*/() => following = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_draoB3.$$bindings = 'following';board = $$_draoB3;}
      if(match.summary){
         { svelteHTML.createElement("div", { "class":`over`,});
           { const $$_yrammuS4C = __sveltets_2_ensureComponent(Summary); new $$_yrammuS4C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },match,"marks":match.summary.marks,"title":t('play-course-done', { number: match.summary.course + 1, name: match.courseName(match.summary.course) }),}});
             { svelteHTML.createElement("button", {   "class":`btn primary`,"onclick":() => match.next(),});t('play-next-course'); }
           Summary}
         }
      } else if (match.phase === 'over' && resultsOpen){
         { svelteHTML.createElement("div", { "class":`over`,});
           { const $$_yrammuS4C = __sveltets_2_ensureComponent(Summary); new $$_yrammuS4C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },match,"marks":null,"title":t('play-over'),}});
            if(onrematch){ { svelteHTML.createElement("button", {   "class":`btn primary`,"onclick":onrematch,});t('play-rematch'); }}
             { svelteHTML.createElement("a", {   "class":`btn`,"href":`/`,});t('play-home'); }
             { svelteHTML.createElement("button", {   "class":`btn`,"onclick":() => (resultsOpen = false),});t('play-look-board'); }
             { svelteHTML.createElement("div", { "class":`narrow`,}); { const $$_laeS6C = __sveltets_2_ensureComponent(Seal); new $$_laeS6C({ target: __sveltets_2_any(), props: { match,}});} }
           Summary}
         }
      }
     }
     { svelteHTML.createElement("div", { "class":`track`,}); { const $$_kcarT3C = __sveltets_2_ensureComponent(Track); new $$_kcarT3C({ target: __sveltets_2_any(), props: { match,}});} }
     { svelteHTML.createElement("div", { "class":`column right`,});
       { svelteHTML.createElement("div", { "class":`play`,});
        if(match.phase === 'over'){
           { svelteHTML.createElement("section", {   "class":`card done`,"aria-label":t('play-over'),});
             { svelteHTML.createElement("h2", {});t('play-over'); }
            if(!resultsOpen){ { svelteHTML.createElement("button", {   "class":`btn`,"onclick":() => (resultsOpen = true),});t('play-results'); }}
           }
        }else{
           { const $$_lenaP4C = __sveltets_2_ensureComponent(Panel); const $$_lenaP4 = new $$_lenaP4C({ target: __sveltets_2_any(), props: {    match,"ongo":go,}});panel = $$_lenaP4;}
        }
        if(match.problem){ { svelteHTML.createElement("p", {   "class":`problem`,"role":`alert`,});match.problem; }}
       }
      
       { svelteHTML.createElement("section", {     "class":`story card`,"aria-label":t('play-story'),"tabindex":0,});
         { svelteHTML.createElement("h2", { "class":`sr`,});t('play-story'); }
         { const $$_yrotS4C = __sveltets_2_ensureComponent(Story); new $$_yrotS4C({ target: __sveltets_2_any(), props: {   match,"onwhy":ask,}});}
       }
     }
   }
 }

 { svelteHTML.createElement("p", {     "class":`sr`,"aria-live":`polite`,"role":`status`,});match.announced; }

 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },open:whyOpen,"title":t('play-why-title'),}});/*Ωignore_startΩ*/() => whyOpen = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_golaiD0.$$bindings = 'open';
  if(why){ { const $$_yhW1C = __sveltets_2_ensureComponent(Why); new $$_yhW1C({ target: __sveltets_2_any(), props: {    "stroke":why,"strokes":match.strokes,}});}}
 Dialog}

 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },open:matchOpen,"title":t('play-match'),}});/*Ωignore_startΩ*/() => matchOpen = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_golaiD0.$$bindings = 'open';
   { svelteHTML.createElement("div", { "class":`matchbox`,});
     { const $$_laeS2C = __sveltets_2_ensureComponent(Seal); new $$_laeS2C({ target: __sveltets_2_any(), props: { match,}});}
     { svelteHTML.createElement("a", {   "class":`btn`,"href":`/rules`,}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`book`,}});}t('play-rules'); }
    if(match.strokes.length > 0){
       { svelteHTML.createElement("button", {   "class":`btn`,"onclick":() => { matchOpen = false; ask(match.strokes[0]); },}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`eye`,}});}t('play-why-title'); }
    }
    if(match.view.status === 'playing' && table.seats.length > 0){
       { svelteHTML.createElement("button", {   "class":`btn`,"onclick":() => { matchOpen = false; resignOpen = true; },}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`flag`,}});}t('play-resign'); }
    }
     { svelteHTML.createElement("a", {   "class":`btn`,"href":`/`,});t('play-home'); }
     { svelteHTML.createElement("p", { "class":`muted`,});t('play-kept'); }
   }
 Dialog}

 { const $$_golaiD0C = __sveltets_2_ensureComponent(Dialog); const $$_golaiD0 = new $$_golaiD0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },open:resignOpen,"title":t('play-resign-title'),}});/*Ωignore_startΩ*/() => resignOpen = __sveltets_2_any(null);/*Ωignore_endΩ*/$$_golaiD0.$$bindings = 'open';
   { svelteHTML.createElement("div", { "class":`matchbox`,});
     { svelteHTML.createElement("p", {});t('play-resign-text'); }
     { svelteHTML.createElement("button", {   "class":`btn primary`,"onclick":() => { resignOpen = false; void match.resign(); },});t('play-resign'); }
     { svelteHTML.createElement("button", {   "class":`btn`,"onclick":() => (resignOpen = false),});t('play-resign-no'); }
   }
 Dialog}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Game__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Game__SvelteComponent_ = ReturnType<typeof Game__SvelteComponent_>;
/*Ωignore_endΩ*/export default Game__SvelteComponent_;