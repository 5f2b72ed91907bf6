///<reference types="svelte" />
;// The small picture of a course; drawn when it comes into sight.

import type { CourseCard } from '../generated/protocol';
import { theme } from '../ui/settings.svelte';
import { thumb } from './thumbs';

;type $$ComponentProps =  { card: CourseCard };function $$render() {

  
  
  
  

  let { card }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
  let place = $state<HTMLElement>();
  let seen = $state(false);
  let address = $state('');

  $effect(() => {
    if (!place || seen) return;
    const observer = new IntersectionObserver((entries) => (seen ||= entries.some((entry) => entry.isIntersecting)), { rootMargin: '200px' });
    observer.observe(place);
    return () => observer.disconnect();
  });
  $effect(() => {
    if (!seen) return;
    let wanted = true;
    void thumb(card, theme()).then((drawn) => wanted && (address = drawn));
    return () => (wanted = false);
  });
;
async () => {

 { const $$_span0 = svelteHTML.createElement("span", { });place = $$_span0;if(address){  { svelteHTML.createElement("img", {  "src":address,"alt":"",});}} }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Thumb__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Thumb__SvelteComponent_ = ReturnType<typeof Thumb__SvelteComponent_>;
/*Ωignore_endΩ*/export default Thumb__SvelteComponent_;