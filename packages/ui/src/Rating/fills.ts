/** How much of each star is filled, rounded to halves: 3.4 fills three and a half. */
export const fillsOf = (value: number, max: number): readonly number[] => {
  const halves = Math.round(Math.min(max, Math.max(0, value)) * 2) / 2;
  return Array.from({ length: max }, (_, at) => Math.min(1, Math.max(0, halves - at)));
};
