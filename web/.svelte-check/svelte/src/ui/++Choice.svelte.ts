///<reference types="svelte" />
;// One of a few, side by side: radio buttons that look like a row of keys.

import type { Snippet } from 'svelte';
function $$render<T extends string | number | null>() {

  
  

  interface Props {
    /** What is chosen, in words; stands above. */
    label: string;
    /** Keeps the label for screen readers only, where a heading says it already. */
    quiet?: boolean;
    value: T;
    options: { value: T; label: string; note?: string; disabled?: boolean }[];
    onchange?: (value: T) => void;
    /** Drawn before the words of an option. */
    before?: Snippet<[T]>;
  }
  let { label, quiet = false, value = $bindable(), options, onchange, before }: Props = $props()/*Ωignore_startΩ*/;value;/*Ωignore_endΩ*/;
  const id = $props.id();

  function choose(chosen: T) {
    value = chosen;
    onchange?.(chosen);
  }
;
async () => {

 { svelteHTML.createElement("fieldset", {});
   { svelteHTML.createElement("legend", { });quiet;label; }
   { svelteHTML.createElement("div", { "class":`row`,});
       for(let option of __sveltets_2_ensureArray(options)){option.value;
       { svelteHTML.createElement("label", {});
         { svelteHTML.createElement("input", {           "type":`radio`,"name":id,"checked":value === option.value,"disabled":option.disabled,"onchange":() => choose(option.value),});}
         { svelteHTML.createElement("span", { "class":`face`,});
          ;__sveltets_2_ensureSnippet(before?.(option.value));
           { svelteHTML.createElement("span", { "class":`words`,});option.label;if(option.note){ { svelteHTML.createElement("small", {});option.note; }} }
         }
       }
    }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings('value'), slots: {}, events: {} }}
class __sveltets_Render<T extends string | number | null> {
    props(): ReturnType<typeof $$render<T>>['props'] { return null as any; }
    events(): ReturnType<typeof $$render<T>>['events'] { return null as any; }
    slots(): ReturnType<typeof $$render<T>>['slots'] { return null as any; }
    bindings() { return __sveltets_$$bindings('value'); }
    exports() { return {}; }
}

interface $$IsomorphicComponent {
    new <T extends string | number | null>(options: import('svelte').ComponentConstructorOptions<ReturnType<__sveltets_Render<T>['props']>>): import('svelte').SvelteComponent<ReturnType<__sveltets_Render<T>['props']>, ReturnType<__sveltets_Render<T>['events']>, ReturnType<__sveltets_Render<T>['slots']>> & { $$bindings?: ReturnType<__sveltets_Render<T>['bindings']> } & ReturnType<__sveltets_Render<T>['exports']>;
    <T extends string | number | null>(internal: unknown, props: ReturnType<__sveltets_Render<T>['props']> & {}): ReturnType<__sveltets_Render<T>['exports']>;
    z_$$bindings?: ReturnType<__sveltets_Render<any>['bindings']>;
}
const Choice__SvelteComponent_: $$IsomorphicComponent = null as any;
/*Ωignore_startΩ*/type Choice__SvelteComponent_<T extends string | number | null> = InstanceType<typeof Choice__SvelteComponent_<T>>;
/*Ωignore_endΩ*/export default Choice__SvelteComponent_;