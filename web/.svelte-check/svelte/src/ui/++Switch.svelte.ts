///<reference types="svelte" />
;;
  // On or off, with what it does in words.
  interface Props {
    label: string;
    note?: string;
    checked: boolean;
    onchange?: (checked: boolean) => void;
  };function $$render() {


  let { label, note, checked = $bindable(), onchange }: Props = $props()/*Ωignore_startΩ*/;checked;/*Ωignore_endΩ*/;
  const id = $props.id();
;
async () => {

 { svelteHTML.createElement("label", {});
   { svelteHTML.createElement("span", { "class":`words`,});label;if(note){ { svelteHTML.createElement("small", { "id":`${id}-note`,});note; }} }
   { svelteHTML.createElement("input", {          "type":`checkbox`,"role":`switch`,"aria-describedby":note ? `${id}-note` : undefined,"bind:checked":checked,"onchange":(event) => onchange?.(event.currentTarget.checked),});/*Ωignore_startΩ*/() => checked = __sveltets_2_any(null);/*Ωignore_endΩ*/}
   { svelteHTML.createElement("span", {   "class":`track`,"aria-hidden":`true`,}); }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings('checked'), slots: {}, events: {} }}
const Switch__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Switch__SvelteComponent_ = ReturnType<typeof Switch__SvelteComponent_>;
/*Ωignore_endΩ*/export default Switch__SvelteComponent_;