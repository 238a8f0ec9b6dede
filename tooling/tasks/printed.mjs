// What the runners of tests print at their end.
import { stripVTControlCharacters } from 'node:util';

/** Number of passed tests, from the closing lines of the runners (vitest, jest, Playwright, node). */
export const passedIn = (output) => {
  const counts = [/^.*\bTests:?\s+(?:\d+ \w+\s*[,|]\s*)*?(\d+) passed/gm, /^\s+(\d+) passed \(/gm];
  return counts
    .flatMap((pattern) => [...stripVTControlCharacters(output).matchAll(pattern)])
    .reduce((sum, [, n]) => sum + Number(n), 0);
};

/** Whether all tasks of turbo have ended well, because turbo ends without an error after it was interrupted. */
export const allEnded = (output) =>
  [...stripVTControlCharacters(output).matchAll(/^ *Tasks: +(\d+) successful, (\d+) total/gm)].every(
    ([, ended, total]) => ended === total,
  );
