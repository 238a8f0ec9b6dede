/** Meanings that are shown by colour. A tone always comes with a word or an icon as well. */
export const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;
export type Tone = (typeof tones)[number];

/** Sizes of components. Density and text size come from the theme. */
export const sizes = ['sm', 'md', 'lg'] as const;
export type Size = (typeof sizes)[number];

/** Distances that layout components accept, in steps of 4 px. */
export const gaps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;
export type Gap = (typeof gaps)[number];
