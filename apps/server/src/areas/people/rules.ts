interface Rated {
  readonly score: number;
  readonly ratingCount: number;
}

/** What learners think of somebody's courses: each rating counts as much as any other. Undefined while nobody has rated. */
export function scoreOf(courses: readonly Rated[]): number | undefined {
  const ratings = courses.reduce((sum, { ratingCount }) => sum + ratingCount, 0);
  if (ratings === 0) return undefined;
  const sum = courses.reduce((total, { score, ratingCount }) => total + score * ratingCount, 0);
  return Math.round((sum / ratings) * 10) / 10;
}
