/** What something means. A tone always comes with a word or an icon too. */
export const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;
export type Tone = (typeof tones)[number];

/** How big. Density and text size come from the theme, not from here. */
export const sizes = ['sm', 'md', 'lg'] as const;
export type Size = (typeof sizes)[number];

/** Distances on the 4 px grid that layout components accept. */
export const gaps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;
export type Gap = (typeof gaps)[number];
