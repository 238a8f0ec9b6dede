/** How much of each star is filled, rounded to halves: 3.4 fills three and a half. */
export const fillsOf = (value: number, max: number): readonly number[] => {
  const halves = Math.round(Math.min(max, Math.max(0, value)) * 2) / 2;
  return Array.from({ length: max }, (_, at) => Math.min(1, Math.max(0, halves - at)));
};

export interface Share {
  readonly stars: number;
  readonly count: number;
  /** Part of all ratings, in whole percent; more than 0 as soon as somebody gave so many stars. */
  readonly percent: number;
}

/** How the ratings are spread, most stars first; `counts` are the numbers of 1 to 5 stars. */
export function sharesOf(counts: readonly number[]): Share[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = counts[stars - 1] ?? 0;
    const percent = count === 0 ? 0 : Math.max(1, Math.round((count / total) * 100));
    return { stars, count, percent };
  });
}
