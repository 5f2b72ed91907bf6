import '@fontsource-variable/bricolage-grotesque/wght.css';
import './generated/font.css';
import './ui/tokens.css';
import './ui/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { hasKey } from './online/has-key';
import balls from './generated/balls.svg?raw';
import { loadTexts } from './texts/texts.svelte';
import { followUpdates } from './updates.svelte';

/** The balls as symbols, for `<use href="#ball-red">`. */
function addBalls(): void {
  const sprite = document.createElement('div');
  sprite.hidden = true;
  sprite.innerHTML = balls;
  document.body.append(sprite);
}

await loadTexts('page');
addBalls();
mount(App, { target: document.getElementById('app')! });

// Whose turn it is elsewhere stands in the title of every screen.
if (hasKey())
  void import('./online/turns.svelte').then(
    ({ begin }) => begin(),
    () => {},
  );
if (import.meta.env.PROD && 'serviceWorker' in navigator) followUpdates();
