// All screens with their own URL, for tests that visit all of them. Each entry names, in English,
// the element that appears last on its screen.

/** The screens that do not need a server. */
export const LOCAL_SCREENS: Record<string, ['button' | 'link' | 'heading' | 'text', RegExp]> = {
  '/': ['button', /^Play now A three-hole tour/],
  '/golf': ['button', /^Customise$/],
  '/golf/friends': ['button', /^Customise$/],
  '/golf/computer': ['button', /^Customise$/],
  '/courses': ['link', /^Library: courses by/],
  '/games': ['text', /^No games on this device yet/],
  '/about': ['text', /^Version \d/],
  '/privacy': ['heading', /^Questions$/],
  '/carramboule': ['link', /^Practice table/],
  '/carramboule/practice': ['button', /^Repeat shot/],
  '/learn': ['text', /^Choose a direction$/],
  '/rules': ['heading', /^What is in the boxes/],
  '/pads': ['link', /New match$/],
  '/puzzles': ['text', /^missed, try again$/],
  '/replay': ['link', /^Watch the match$/],
  '/workshop': ['button', /^Build on S-12 /],
};

/** The screens that need the server. */
export const SERVER_SCREENS: typeof LOCAL_SCREENS = {
  '/online': ['link', /^Your account/],
  '/online/golf': ['button', /^Create table$/],
  '/online/carramboule': ['button', /^Create table$/],
  '/lobby': ['link', /^Create a table$/],
  '/me': ['button', /^Use code$/],
  '/@nobody': ['heading', /^No player has this handle/],
  '/library': ['text', /^No courses published|^by /],
  '/daily': ['text', /^days played$/],
  '/tournaments': ['link', /^Create a tournament$/],
  '/tournaments/new': ['button', /^Create tournament$/],
  '/cups': ['link', /^Play the cup$/],
  '/cups/new': ['button', /^Create cup$/],
  '/cups/weekly': ['link', /^Previous cup$/],
};

export const ROUTES = [...Object.keys(LOCAL_SCREENS), ...Object.keys(SERVER_SCREENS)];

/** The paths in groups of eight; one test visits one group. */
export const PARTS = Array.from({ length: Math.ceil(ROUTES.length / 8) }, (_, part) =>
  ROUTES.slice(8 * part, 8 * (part + 1)),
);
