/** The languages of the page, each by its own name. */
export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch', pl: 'Polski' } as const;
export type Language = keyof typeof LANGUAGES;
