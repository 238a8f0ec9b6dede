import { expect, test } from 'vitest';
import { allEnded, passedIn } from './printed.mjs';

const turbo = (ended, total) =>
  `\u001B[1m Tasks:    ${ended} successful, ${total} total\u001B[0m\nCached:    0 cached, ${total} total\n`;

test('a check that was interrupted has not ended well, although turbo says no word of an error', () => {
  expect(allEnded(turbo(11, 11))).toBe(true);
  expect(allEnded(turbo(7, 11))).toBe(false);
  expect(allEnded(`${turbo(3, 3)}${turbo(0, 1)}`)).toBe(false);
  // Tools other than turbo print no such line, and their exit code tells everything.
  expect(allEnded('Found 0 warnings and 0 errors.')).toBe(true);
});

test('passed tests of all runners are counted together', () => {
  const printed = [
    '\u001B[2m      Tests \u001B[22m \u001B[32m12 passed\u001B[39m (12)',
    '@stoa/ui:test:       Tests  1 failed | 5 passed (6)',
    'Tests:       2 skipped, 30 passed, 32 total',
    '  7 passed (1.2m)',
  ].join('\n');
  expect(passedIn(printed)).toBe(54);
});
