const told = 10;

/** The place of a course in a ranking, by where it stands on its page: told for the first ten, on whichever page. */
export function placeOf(index: number, firstPlace: number | undefined): number | undefined {
  if (firstPlace === undefined) return undefined;
  const place = firstPlace + index;
  return place <= told ? place : undefined;
}
