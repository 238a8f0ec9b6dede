import { expect, test } from 'vitest';
import { contrastPairs, decorativeTokens } from './contrastPairs.ts';
import { colorNames } from './names.ts';
import { tenantTheme } from './tenantTheme.ts';

test('every colour token is in a pair with a required contrast, or is named decorative, and never both', () => {
  const paired = new Set(contrastPairs.flatMap(({ foreground, background }) => [foreground, background]));
  const decorative = new Set(decorativeTokens);
  expect(colorNames.filter((name) => paired.has(name) === decorative.has(name))).toEqual([]);
  expect([...paired, ...decorative].filter((name) => !colorNames.includes(name))).toEqual([]);
});

test('no pair is listed twice or with less contrast than its use requires', () => {
  const keys = contrastPairs.map(({ foreground, background }) => `${foreground} ${background}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(contrastPairs.every(({ minimum, why }) => minimum >= 3 && why.length > 0)).toBe(true);
});

test('a theme holds the names of the contract, no more and no fewer', () => {
  for (const appearance of ['light', 'dark'] as const) {
    const theme = tenantTheme('#f5722d', { appearance });
    expect(Object.keys(theme).toSorted()).toEqual([...colorNames].toSorted());
  }
});
