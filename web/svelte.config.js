import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess({ script: false }),
  compilerOptions: {
    // Short class names make the page smaller: every scoped element and selector contains one.
    cssHash: ({ css, hash }) => `s${hash(css).slice(0, 5)}`,
  },
};
