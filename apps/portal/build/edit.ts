/** A replacement of one range of source code; an empty range inserts text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits; one inside another is dropped with the range around it. Every line keeps its number. */
export function edited(code: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    result += code.slice(at, start) + text + code.slice(start, end).replaceAll(/[^\n]/g, '');
    at = end;
  }
  return result + code.slice(at);
}
