import { TargetKind } from '../enums/target.ts';
import { hashOf, randomOf } from '../kernel/random.ts';
import type { LinkTarget } from '../values.ts';

/** The patterns that a generated cover can have. */
export const coverMotifs = [
  'waves',
  'arcs',
  'grid',
  'steps',
  'orbit',
  'bubbles',
  'rays',
  'bands',
  'peaks',
  'petals',
  'ribbons',
  'panes',
] as const;
export type CoverMotif = (typeof coverMotifs)[number];

/** Number of families of hues for covers in the theme. */
const hues = 6;

/** Motif and hue of a cover. */
export interface CoverPlan {
  motif: CoverMotif;
  /** Index of the hue family in the theme, 0 to 5. */
  hue: number;
}

/**
 * Decides which motif each seed gets. It was chosen so that in the demo catalogue no two neighbouring courses
 * have the same motif; the server's test of the covers finds another one when the catalogue changes.
 */
export const coverSalt = 94;

/** The motif of a seed, any of the twelve with the same probability. */
export const coverMotifOf = (seed: string | number, salt = coverSalt): CoverMotif =>
  coverMotifs[hashOf(`${salt} ${seed}`) % coverMotifs.length] ?? 'waves';

function hueOf(category: string | number | undefined, seed: string | number): number {
  if (typeof category === 'number' && category > 0) return (Math.floor(category) - 1) % hues;
  return hashOf(category === undefined || category === '' ? `motif ${seed}` : category) % hues;
}

/** Motif and hue of a generated cover, decided by seed and category alone. */
export function coverPlan(
  seed: string | number,
  category: string | number | undefined,
  motif: CoverMotif = coverMotifOf(seed),
): CoverPlan {
  // The hue follows the category, but for some courses it moves to a neighbouring one, so that a list of one
  // category does not have only one colour.
  const drift = [0, 0, 1, 5][Math.floor(randomOf(hashOf(seed))() * 4)] ?? 0;
  return { motif, hue: (hueOf(category, seed) + drift) % hues };
}

/**
 * The seed of the cover of a thing, the same on every screen. The platform's copy of a course has the seed of
 * that course; all other kinds have ids of their own.
 */
export function coverSeed({ kind, id }: Pick<LinkTarget, 'kind' | 'id'>, title = ''): string | number {
  const own = id ?? title;
  return kind === TargetKind.Course || kind === TargetKind.CloudCourse ? own : `${kind}-${own}`;
}
