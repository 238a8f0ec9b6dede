const told = 10;

/** The place of a course in a ranking, by its position on the page; `undefined` beyond the tenth. */
export function placeOf(index: number, firstPlace: number | undefined): number | undefined {
  if (firstPlace === undefined) return undefined;
  const place = firstPlace + index;
  return place <= told ? place : undefined;
}
