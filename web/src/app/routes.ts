// The table of all screens.
import type { Component } from 'svelte';
import type { TextKey } from '../generated/text-keys';
import Start from '../screens/start/Start.svelte';

export interface Route {
  /** The title. Screens whose title depends on data set it themselves. */
  title?: TextKey;
  /** The text files that the screen needs in addition to `page`. */
  texts: string[];
  /**
   * A pattern for the rest of the path, after the address. Without a pattern, nothing may follow
   * the address.
   */
  below?: RegExp;
  /** Every screen except the start screen is loaded when it is first opened. */
  load: () => Promise<{ default: Component }>;
}

const ONE = /^[^/]*$/;

/** The screens, by the first segment of their path. */
export const ROUTES: Record<string, Route> = {
  '': { texts: [], load: async () => ({ default: Start }) },
  '@': { texts: ['online'], load: () => import('../screens/player/PlayerPage.svelte') },
  about: {
    title: 'about-title',
    texts: ['about'],
    load: () => import('../screens/about/About.svelte'),
  },
  carramboule: {
    texts: ['carramboule'],
    below: /^(practice|lessons(\/[1-6])?)?$/,
    load: () => import('../screens/carramboule/Carramboule.svelte'),
  },
  course: {
    texts: ['workshop', 'findings', 'pieces'],
    below: /^/,
    load: () => import('../screens/course/SharedCourse.svelte'),
  },
  courses: {
    title: 'courses',
    texts: ['courses'],
    below: /^([SM]-)?\d+[abc]?$/,
    load: () => import('../screens/courses/Courses.svelte'),
  },
  cups: {
    title: 'cups',
    texts: ['cups', 'play', 'online'],
    below: /^[^/]+(\/\d{1,9}(\/play)?)?$/,
    load: () => import('../screens/cups/Cups.svelte'),
  },
  daily: {
    title: 'daily',
    texts: ['daily', 'play', 'online'],
    below: /^([^/]+(\/play)?)?$/,
    load: () => import('../screens/daily/Daily.svelte'),
  },
  games: { title: 'games', texts: [], load: () => import('../screens/games/Games.svelte') },
  golf: { texts: ['setup'], below: ONE, load: () => import('../screens/golf/Setup.svelte') },
  learn: {
    title: 'learn-title',
    texts: ['learn'],
    below: ONE,
    load: () => import('../screens/learn/Learn.svelte'),
  },
  library: {
    title: 'library',
    texts: ['library', 'online', 'workshop', 'findings', 'pieces'],
    below: ONE,
    load: () => import('../screens/library/Library.svelte'),
  },
  lobby: {
    title: 'online-lobby',
    texts: ['online'],
    load: () => import('../screens/lobby/Lobby.svelte'),
  },
  me: { title: 'online-account', texts: ['online'], load: () => import('../screens/me/Me.svelte') },
  online: {
    title: 'online',
    texts: ['online', 'setup', 'carramboule'],
    below: /^(golf|carramboule|best)?$/,
    load: () => import('../screens/online/Online.svelte'),
  },
  pads: {
    title: 'pads-title',
    texts: ['pads'],
    below: /^((golf|carramboule)(\/[^/]+(\/setup)?)?)?$/,
    load: () => import('../screens/pads/Pads.svelte'),
  },
  play: { texts: ['play'], below: ONE, load: () => import('../screens/play/Play.svelte') },
  privacy: {
    title: 'privacy',
    texts: ['about'],
    load: () => import('../screens/privacy/Privacy.svelte'),
  },
  puzzles: {
    title: 'puzzles',
    texts: ['puzzles', 'learn', 'play'],
    below: ONE,
    load: () => import('../screens/puzzles/Puzzles.svelte'),
  },
  replay: {
    title: 'replay-title',
    texts: ['replay', 'play', 'carramboule'],
    below: ONE,
    load: () => import('../screens/replay/Replay.svelte'),
  },
  rules: {
    texts: ['rulebook', 'pieces'],
    below: ONE,
    load: () => import('../screens/rules/Rules.svelte'),
  },
  t: {
    texts: ['online', 'play'],
    below: ONE,
    load: () => import('../screens/table/Table.svelte'),
  },
  tournaments: {
    title: 'tournaments',
    texts: ['tournaments', 'online'],
    below: ONE,
    load: () => import('../screens/tournaments/Tournaments.svelte'),
  },
  workshop: {
    title: 'workshop',
    texts: ['workshop', 'findings', 'pieces'],
    below: ONE,
    load: () => import('../screens/workshop/Workshop.svelte'),
  },
  // The built page does not have this screen.
  ...(import.meta.env.DEV && {
    kit: { texts: [], load: () => import('../screens/kit/Kit.svelte') },
  }),
};

export const NOWHERE: Route = { texts: [], load: () => import('../ui/NotFound.svelte') };

/** Returns the screen for a path. */
export function routeAt([name = '', ...rest]: string[]): Route {
  // The rest of this path segment is the player's handle.
  if (name[0] === '@') name = '@';
  const found = Object.hasOwn(ROUTES, name) ? ROUTES[name]! : NOWHERE;
  return rest.length === 0 || found.below?.test(rest.join('/')) ? found : NOWHERE;
}
