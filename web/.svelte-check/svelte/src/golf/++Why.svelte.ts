///<reference types="svelte" />
;// "Why did it stop there?": the last stroke step by step, each with its rule in words and its figure.

import type { FigurePicture } from '../generated/protocol';
import { core } from '../core/core';
import Ball from '../ui/Ball.svelte';
import Icon from '../ui/Icon.svelte';
import { theme } from '../ui/settings.svelte';
import { language, t } from '../texts/texts.svelte';
import type { Played } from './match.svelte';
import { layersBefore, why } from './rules';
import { ballName, capital, line } from './words';
;

  interface Props {
    stroke: Played;
    /** The last strokes, the newest first. */
    strokes: Played[];
  };function $$render() {

  
  
  
  
  
  
  
  
  
  

  let { stroke, strokes }: Props = $props();
  const files = import.meta.glob<string>('../../../figures/*.toml', { query: '?raw', import: 'default' });

  // svelte-ignore state_referenced_locally
  let shown = $state.raw(stroke);
  const events = $derived(shown.way.trace.events.map((event, index) => ({ event, index })).filter(({ event }) => !('taken' in event)));
  const layers = $derived(layersBefore(shown.way.trace.events));
  // svelte-ignore state_referenced_locally
  let step = $state(events.length - 1);
  const current = $derived(events[Math.min(step, events.length - 1)]);
  const reason = $derived(current ? why(current.event, layers[current.index] ?? 'ground') : null);
  let figure = $state.raw<FigurePicture | null>(null);
  let list = $state<HTMLElement>();

  $effect(() => {
    const number = reason?.figures.find((number) => `../../../figures/${number}.toml` in files);
    const file = number && files[`../../../figures/${number}.toml`];
    const [ink, tongue] = [theme(), language()];
    let late = false;
    if (file) {
      void file()
        .then((text) => core.figure(text, ink, tongue, 'why-'))
        .then((picture) => {
          if (!late) figure = picture;
        });
    } else figure = null;
    return () => (late = true);
  });

  $effect(() => {
    const line = list?.children[step] as HTMLElement | undefined;
    // After the sheet has been laid out.
    const frame = requestAnimationFrame(() => {
      if (list && line) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2 + line.clientHeight / 2;
    });
    return () => cancelAnimationFrame(frame);
  });

  function choose(next: Played) {
    shown = next;
    step = next.way.trace.events.filter((event) => !('taken' in event)).length - 1;
  }

  const ballBefore = $derived((index: number) => {
    const event = events[index]?.event;
    return event && 'ball' in event ? event.ball : null;
  });
;
async () => {

 { svelteHTML.createElement("div", { "class":`why`,});
  if(strokes.length > 1){
     { svelteHTML.createElement("div", {     "class":`strokes`,"role":`group`,"aria-label":t('play-why-strokes'),});
         for(let other of __sveltets_2_ensureArray((strokes.slice(0, 6)))){other.id;
         { svelteHTML.createElement("button", {     "class":`chip`,"aria-pressed":other === shown,"onclick":() => choose(other),});
           { const $$_llaB3C = __sveltets_2_ensureComponent(Ball); new $$_llaB3C({ target: __sveltets_2_any(), props: {    "ball":other.ball,"size":20,}});}other.impulses ?? '–'; { svelteHTML.createElement("span", { "class":`sr`,}); capital(ballName(t, other.ball)); }
         }
      }
     }
  }
   { svelteHTML.createElement("div", { "class":`steps`,});
     { svelteHTML.createElement("div", { "class":`scrub`,});
       { svelteHTML.createElement("button", {       "class":`iconbtn`,"aria-label":t('play-why-before'),"disabled":step <= 0,"onclick":() => step--,}); { const $$_nocI4C = __sveltets_2_ensureComponent(Icon); new $$_nocI4C({ target: __sveltets_2_any(), props: {  "name":`back`,}});} }
       { svelteHTML.createElement("input", {            "type":`range`,"min":`0`,"max":Math.max(0, events.length - 1),"bind:value":step,"aria-label":t('play-why-slider'),"aria-valuetext":current ? line(t, current.event, shown.hole) : '',});/*Ωignore_startΩ*/() => step = __sveltets_2_any(null);/*Ωignore_endΩ*/}
       { svelteHTML.createElement("button", {       "class":`iconbtn`,"aria-label":t('play-why-after'),"disabled":step >= events.length - 1,"onclick":() => step++,}); { const $$_nocI4C = __sveltets_2_ensureComponent(Icon); new $$_nocI4C({ target: __sveltets_2_any(), props: {  "name":`fwd`,}});} }
     }
     { const $$_ol2 = svelteHTML.createElement("ol", { });list = $$_ol2;
          for(let { event } of __sveltets_2_ensureArray(events)){let index = 1;index;
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("button", {     "aria-current":index === step ? 'step' : undefined,"onclick":() => (step = index),});index === step;
            if(ballBefore(index)){ { const $$_llaB5C = __sveltets_2_ensureComponent(Ball); new $$_llaB5C({ target: __sveltets_2_any(), props: {    "ball":ballBefore(index)!,"size":18,}});}}else{ { svelteHTML.createElement("span", { "class":`gap`,}); }}
             { svelteHTML.createElement("span", {});capital(line(t, event, shown.hole)); }
           }
         }
      }
     }
   }
  if(reason){
     { svelteHTML.createElement("article", { "aria-live":`polite`,});
       { svelteHTML.createElement("h3", {});t(`play-why-${reason.key}`); }
       { svelteHTML.createElement("p", {});t(`play-because-${reason.key}`); }
      if(figure){
         { svelteHTML.createElement("figure", {});
           { svelteHTML.createElement("div", { "class":`still`,}); figure.still; }
           { svelteHTML.createElement("figcaption", {});t('play-why-figure', { number: figure.number }); figure.title; }
         }
      }
       { svelteHTML.createElement("a", { "href":`/rules/${reason.rule}`,});t('play-why-rule', { rule: reason.rule }); }
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Why__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Why__SvelteComponent_ = ReturnType<typeof Why__SvelteComponent_>;
/*Ωignore_endΩ*/export default Why__SvelteComponent_;