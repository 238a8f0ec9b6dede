import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { apcaOf, explainTheme } from './explain.ts';
import { contrastRatio, packed } from './proof/oracle.ts';
import { nameOf } from './names.ts';
import { tenantTheme } from './tenantTheme.ts';

const story = (color: string, policy: 'auto' | 'adjust' | 'preserve' = 'auto') => {
  const found = explainTheme(color, policy);
  if (!found) throw new Error(`${color} is a colour`);
  return found;
};

test('each reason names the colour that it applies to', () => {
  expect(story('#e60012').light.fill).toMatchObject({ reason: 'whiteWords', deltaE: 0, words: '#ffffff' });
  expect(story('#ffcc00').light.fill).toMatchObject({ reason: 'darkWords', deltaE: 0 });
  expect(story('#00a0e9').light.fill).toMatchObject({ reason: 'darkened', words: '#ffffff' });
  expect(story('#00a0e9').light.fill.deltaE).toBeGreaterThan(2);
  expect(story('#ffffff').light.fill.reason).toBe('vanished');
  expect(story('#000000').dark.fill.reason).toBe('vanished');
  expect(story('#00a0e9', 'preserve').light.fill).toMatchObject({ reason: 'asked', deltaE: 0 });
});

test('a red company is told that red also means danger, a grey one collides with nothing', () => {
  expect(story('#e60012').collisions.map(({ status }) => status)).toContain('danger');
  expect(story('#767676').collisions).toEqual([]);
});

test('a green company is told where red-green blindness mixes it up', () => {
  expect(story('#17a673').confusions.length).toBeGreaterThan(0);
});

test('a colour that cannot be read gets no explanation', () => {
  expect(explainTheme('orange')).toBeUndefined();
});

test('every number is that of the colours which are shipped', () => {
  const color = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  assert(
    property(color, constantFrom('auto', 'adjust', 'preserve'), (given, policy) => {
      const told = story(given, policy);
      for (const appearance of ['light', 'dark'] as const) {
        const theme = tenantTheme(given, { appearance, policy });
        const { fill, text, indicator, tightest } = told[appearance];
        expect(fill.shipped).toBe(theme[nameOf('accent.fill')]);
        expect(fill.contrast).toBeCloseTo(contrastRatio(packed(fill.shipped), packed(fill.words)), 6);
        expect(fill.deltaE === 0).toBe(fill.shipped === given);
        expect(text.contrast).toBeGreaterThanOrEqual(4.5);
        expect(indicator.contrast).toBeGreaterThanOrEqual(3);
        expect(tightest.contrast).toBeGreaterThanOrEqual(tightest.minimum);
      }
    }),
    { seed: 20_261_121, numRuns: 200 },
  );
});

test('APCA agrees with its published examples', () => {
  expect(apcaOf([136, 136, 136], [255, 255, 255])).toBeCloseTo(63.056, 1);
  expect(apcaOf([255, 255, 255], [136, 136, 136])).toBeCloseTo(68.541, 1);
  expect(apcaOf([0, 0, 0], [170, 170, 170])).toBeCloseTo(58.146, 1);
});
