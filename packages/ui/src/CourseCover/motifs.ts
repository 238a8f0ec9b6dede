import { hashOf, randomOf } from './random.ts';

export const coverMotifs = ['waves', 'arcs', 'grid', 'steps', 'orbit', 'bubbles'] as const;
export type CoverMotif = (typeof coverMotifs)[number];

export type CoverShade = 'paper' | 'mist' | 'soft' | 'mid' | 'deep';

/**
 * The side with the most important shape, in the words of `preserveAspectRatio`: a crop takes away the other
 * side.
 */
export type CoverFocus = 'xMin' | 'xMid' | 'xMax';

/** One path of the picture. With `line` it is a stroke of that width, otherwise an area. */
export interface CoverShape {
  d: string;
  shade: CoverShade;
  opacity?: number;
  line?: number;
}

/** Motif and hue of a cover, which are known before the drawing code is loaded. */
export interface CoverPlan {
  motif: CoverMotif;
  /** Index of the hue family in the theme, 0 to 5. */
  hue: number;
}

export interface CoverDrawing {
  focus: CoverFocus;
  shapes: readonly CoverShape[];
}

/**
 * The motif of a category. A numeric id counts through the six motifs; the same key always gives the same
 * motif.
 */
function motifIndex(category: string | number | undefined, seed: string | number): number {
  if (typeof category === 'number' && category > 0) return (Math.floor(category) - 1) % coverMotifs.length;
  return hashOf(category === undefined || category === '' ? `motif ${seed}` : category) % coverMotifs.length;
}

/** The motif and hue of a course, decided by its id and category alone. */
export function coverPlan(
  seed: string | number,
  category: string | number | undefined,
  motif?: CoverMotif,
): CoverPlan {
  const index = motif === undefined ? motifIndex(category, seed) : coverMotifs.indexOf(motif);
  // The hue follows the category, but for some courses it moves to a neighbouring one, so that a list of one
  // category is not all of one colour.
  const drift = [0, 0, 1, 5][Math.floor(randomOf(hashOf(seed))() * 4)] ?? 0;
  return { motif: motif ?? coverMotifs[index] ?? 'waves', hue: (index + drift) % 6 };
}
