///<reference types="svelte" />
;// /play/<table id>: goes on with a table of this device, whichever game it is.

import { LocalTable, type TableLink } from '../core/table';
import { go, route } from '../ui/router.svelte';
import { theme } from '../ui/settings.svelte';
import { t } from '../texts/texts.svelte';
import { gameScreen, type GameScreen } from './games';
import { PREFIX } from './match.svelte';
function $$render() {

  
  
  
  
  
  
  

  let table = $state.raw<LocalTable | null>(null);
  let Game = $state.raw<GameScreen | null>(null);
  let missing = $state(false);
  let problem = $state<string | null>(null);

  const look = () => ({ theme: theme(), prefix: PREFIX });

  $effect(() => {
    const [screen, id] = route();
    if (screen !== 'play') return;
    let left = false;
    let opened: LocalTable | null = null;
    missing = false;
    problem = null;
    void (async () => {
      try {
        if (!id) return go('/', { replace: true });
        opened = await LocalTable.resume(id, look());
        if (!opened) missing = true;
        else if (left) opened.close();
        else {
          Game = await gameScreen(opened.setup);
          table = opened;
        }
      } catch (reason) {
        problem = reason instanceof Error ? reason.message : String(reason);
      }
    })();
    return () => {
      left = true;
      table = null;
      opened?.close();
    };
  });

  /** The same table again, with fresh dice. */
  async function rematch(from: TableLink) {
    const first = from.events[0]?.what;
    if (first?.type !== 'created') return;
    const names = from.view.seats.map((seat) => seat.name ?? '');
    const opened = await LocalTable.open(from.setup, first.seats, names, look());
    opened.close();
    go(`/play/${opened.id}`);
  }
;
async () => {

if(missing || problem){
   { svelteHTML.createElement("main", { "class":`lost`,});
     { svelteHTML.createElement("h1", {});missing ? t('play-unknown') : t('play-failed'); }
     { svelteHTML.createElement("p", {});missing ? t('play-unknown-why') : problem; }
     { svelteHTML.createElement("a", {   "class":`btn primary`,"href":`/`,});t('play-home'); }
   }
} else if (table && Game){
  table; {
     { const $$_emaG0C = __sveltets_2_ensureComponent(Game); new $$_emaG0C({ target: __sveltets_2_any(), props: {   table,"onrematch":() => table && rematch(table),}});}
  }
}else{
   { svelteHTML.createElement("p", {   "class":`waiting`,"role":`status`,});t('play-opening'); }
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Play__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Play__SvelteComponent_ = ReturnType<typeof Play__SvelteComponent_>;
/*Ωignore_endΩ*/export default Play__SvelteComponent_;