import { hashOf, randomOf } from './random.ts';

export const coverMotifs = ['waves', 'arcs', 'grid', 'steps', 'orbit', 'bubbles'] as const;
export type CoverMotif = (typeof coverMotifs)[number];

export type CoverShade = 'paper' | 'mist' | 'soft' | 'mid' | 'deep';

/** Where the point of the picture is, as `preserveAspectRatio` names it: what is cut away is cut on the other side. */
export type CoverFocus = 'xMin' | 'xMid' | 'xMax';

/** One path of the picture. With `line` it is a stroke of that width. */
export interface CoverShape {
  d: string;
  shade: CoverShade;
  opacity?: number;
  line?: number;
}

/** What a cover is before it is drawn. */
export interface CoverPlan {
  motif: CoverMotif;
  /** Which of the six hue families of the theme, 0 to 5. */
  hue: number;
}

export interface CoverDrawing {
  focus: CoverFocus;
  shapes: readonly CoverShape[];
}

/** Which motif stands for a category: a number counts through the six, a name always gets the same one. */
function motifIndex(category: string | number | undefined, seed: string | number): number {
  if (typeof category === 'number' && category > 0) return (Math.floor(category) - 1) % coverMotifs.length;
  return hashOf(category === undefined || category === '' ? `motif ${seed}` : category) % coverMotifs.length;
}

/** Motif and hue of a course, from its id and category alone. */
export function coverPlan(
  seed: string | number,
  category: string | number | undefined,
  motif?: CoverMotif,
): CoverPlan {
  const index = motif === undefined ? motifIndex(category, seed) : coverMotifs.indexOf(motif);
  // The hue comes from the category and drifts to a neighbour for some, so that a list of one category lives.
  const drift = [0, 0, 1, 5][Math.floor(randomOf(hashOf(seed))() * 4)] ?? 0;
  return { motif: motif ?? coverMotifs[index] ?? 'waves', hue: (index + drift) % 6 };
}
