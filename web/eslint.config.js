// What the compiler and svelte-check do not see. Layout is Prettier's business.
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
      // TypeScript knows what is defined.
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'prefer-const': 'error',
      // Most lists never change their order.
      'svelte/require-each-key': 'off',
      // Only the core's own pictures and sentences are put in as markup.
      'svelte/no-at-html-tags': 'off',
      // A space that must not get lost is written as {' '}.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check judges these.
      'svelte/no-unused-svelte-ignore': 'off',
      // Maps that nothing on the screen follows need not be followed.
      'svelte/prefer-svelte-reactivity': 'off',
      // What begins with _ is there for its place alone.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // Svelte's own rule knows that properties are declared with `let`.
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
