import '@fontsource-variable/bricolage-grotesque/wght.css';
import './generated/font.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/kit.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { routeAt } from './app/routes';
import { hasKey } from './online/has-key';
import { addBalls } from './ui/balls';
import { fetchTexts, loadTexts } from './lib/texts.svelte';
import { followUpdates } from './app/updates.svelte';
import { route } from './ui/router.svelte';

// Fetches the first screen while the texts of all screens load. The app reports a failure when it
// opens the screen.
const screen = routeAt(route());
screen.load().catch(() => {});
fetchTexts(...screen.texts);
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
