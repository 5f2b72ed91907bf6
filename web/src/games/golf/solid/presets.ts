// The preset views of a course. Screens use this file without loading the solid view.
export const VIEWS = ['quarter', 'above', 'behind', 'follow'] as const;
export type View = (typeof VIEWS)[number];

/** Returns the view after another one. Without a ball, leaves out the views of it. */
export function nextView(view: View, hasBall: boolean): View {
  const views = hasBall ? VIEWS : VIEWS.slice(0, 2);
  return views[(views.indexOf(view) + 1) % views.length]!;
}
