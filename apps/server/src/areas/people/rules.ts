interface Rated {
  readonly score: number;
  readonly ratingCount: number;
}

/**
 * Mean of all ratings of a person's courses, each rating with the same weight; undefined while nobody has
 * rated.
 */
export function scoreOf(courses: readonly Rated[]): number | undefined {
  const ratings = courses.reduce((sum, { ratingCount }) => sum + ratingCount, 0);
  if (ratings === 0) return undefined;
  const sum = courses.reduce((total, { score, ratingCount }) => total + score * ratingCount, 0);
  return Math.round((sum / ratings) * 10) / 10;
}
