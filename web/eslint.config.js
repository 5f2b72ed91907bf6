// Lint rules for problems that the compiler and svelte-check do not find. Prettier checks the
// formatting.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist*/', 'public/', 'src/generated/', 'test-results/', '.svelte-check/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node, ...globals.serviceworker },
    },
    rules: {
      // TypeScript checks this.
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'prefer-const': 'error',
      // The order of most lists never changes.
      'svelte/require-each-key': 'off',
      // Only pictures and sentences from the core are inserted as markup.
      'svelte/no-at-html-tags': 'off',
      // A space in `{' '}` is significant.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check reports these.
      'svelte/no-unused-svelte-ignore': 'off',
      // Maps that are not displayed do not need to be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      // Unused variables are allowed if their names start with _.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // Only Svelte's own rule knows that props are declared with `let`.
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived', '$bindable'] }],
    },
  },
  { files: ['build/**', 'e2e/**', '*.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['e2e/**/*.ts', '**/*.component.test.ts', 'tests/browser/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(waitForTimeout|waitForLoadState)$/], CallExpression[callee.name=setTimeout]',
          message: 'Wait for what the player sees, not for time to pass.',
        },
        {
          selector: 'CallExpression[callee.property.name=isVisible][parent.type=AwaitExpression]',
          message: 'isVisible() answers for this instant only; use expect(…).toBeVisible().',
        },
        {
          selector: 'Property[key.name=force][value.value=true]',
          message: 'A forced click lands where the element was; leave force out, and it waits.',
        },
        {
          selector:
            'TSNonNullExpression > CallExpression[callee.object.name=document][callee.property.name=querySelector]',
          message: 'It may not be drawn yet: await find(…), or boxOf(…) inside expect.poll.',
        },
      ],
    },
  },
);
