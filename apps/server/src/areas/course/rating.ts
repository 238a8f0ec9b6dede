/** Seconds of study before a person may rate a course (`courseRate`). */
export const studyNeeded = 60;

/**
 * Number of ratings with 1 to 5 stars after a new rating, which replaces the person's earlier one if there
 * was one.
 */
export const moved = (stars: readonly number[], before: number | undefined, score: number): number[] =>
  [1, 2, 3, 4, 5].map((star, index) => {
    const count = (stars[index] ?? 0) - (star === before ? 1 : 0) + (star === score ? 1 : 0);
    return Math.max(0, count);
  });

/** Mean rating with one decimal; 0 when nobody has rated. */
export function meanOf(stars: readonly number[]): number {
  const count = stars.reduce((sum, one) => sum + one, 0);
  const total = stars.reduce((sum, one, index) => sum + one * (index + 1), 0);
  return count === 0 ? 0 : Math.round((total / count) * 10) / 10;
}
