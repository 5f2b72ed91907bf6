import '@fontsource-variable/bricolage-grotesque/wght.css';
import './generated/font.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/kit.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { hasKey } from './online/has-key';
import { addBalls } from './ui/balls';
import { loadTexts } from './lib/texts.svelte';
import { followUpdates } from './app/updates.svelte';

await loadTexts('page');
addBalls();
mount(App, { target: document.getElementById('app')! });

// The title of every screen says when it is your turn at another table.
if (hasKey())
  void import('./online/turns.svelte').then(
    ({ begin }) => begin(),
    () => {},
  );
if (import.meta.env.PROD && 'serviceWorker' in navigator) followUpdates();
