///<reference types="svelte" />
;
import type { Component } from 'svelte';
import { followLinks, route } from './ui/router.svelte';
import { settings, theme } from './ui/settings.svelte';
import { language, loadTexts } from './texts/texts.svelte';
import Start from './start/Start.svelte';
function $$render() {

  
  
  
  
  

  interface Screen {
    /** The files of words it needs beside `page`. */
    texts: string[];
    load: () => Promise<{ default: Component }>;
  }

  // Each screen is loaded when it is first looked at; the start screen is there at once.
  const screens: Record<string, Screen> = {
    '': { texts: [], load: async () => ({ default: Start }) },
    play: { texts: ['play'], load: () => import('./golf/Play.svelte') },
    golf: { texts: ['setup'], load: () => import('./setup/Setup.svelte') },
    games: { texts: [], load: () => import('./games/Games.svelte') },
    about: { texts: ['about'], load: () => import('./about/About.svelte') },
  };

  let Shown = $state.raw<Component>(Start);
  let failed = $state<string | null>(null);

  $effect(() => {
    const [name = ''] = route();
    const tongue = language();
    const screen = screens[name] ?? screens['']!;
    document.documentElement.lang = tongue;
    void (async () => {
      try {
        const [part] = await Promise.all([screen.load(), loadTexts('page', ...screen.texts)]);
        if ((route()[0] ?? '') === name) Shown = part.default;
        failed = null;
      } catch (problem) {
        failed = problem instanceof Error ? problem.message : String(problem);
      }
    })();
  });

  $effect(() => {
    if (settings.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme();
  });
;
async () => {

 { svelteHTML.createElement("svelte:document", {  "onclick":followLinks,});}

if(failed){
   { svelteHTML.createElement("p", { "role":`alert`,});failed; }
}
 { const $$_nwohS0C = __sveltets_2_ensureComponent(Shown); new $$_nwohS0C({ target: __sveltets_2_any(), props: {}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const App__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type App__SvelteComponent_ = ReturnType<typeof App__SvelteComponent_>;
/*Ωignore_endΩ*/export default App__SvelteComponent_;