/// <reference types="vite/client" />
import { beforeAll, describe, expect, test } from 'vitest';
import {
  outsideOf,
  pairCount,
  physicalSides,
  rawColours,
  recordStyles,
  restless,
  unnamedText,
  unprovedPairs,
  untimed,
  wordsOnFills,
  type SeenRule,
} from '@stoa/ui/test/styles';

let seen: SeenRule[] = [];

beforeAll(async () => {
  seen = await recordStyles(import.meta.glob('../**/*.css.ts'), '@stoa/pages');
  // The limit is long, because each of about fifty modules is compiled on its first import.
}, 60_000);

describe('every style of the package', () => {
  test('was found', () => {
    expect(seen.length).toBeGreaterThan(100);
  });

  test('is in the layer of pages, above the components that it arranges', () => {
    expect(outsideOf(seen, 'stoa.pages')).toEqual([]);
  });

  test('takes colours from tokens only', () => {
    expect(rawColours(seen)).toEqual([]);
  });

  test('names no side of the screen, so that right-to-left pages need no second sheet', () => {
    expect(physicalSides(seen)).toEqual([]);
  });

  test('keeps text on a fill readable in forced colours, without the plate that browsers draw behind it', () => {
    const { count, plated } = wordsOnFills(seen);
    expect(count).toBeGreaterThan(2);
    expect(plated).toEqual([]);
  });

  test('moves only by the motion tokens', () => {
    expect(untimed(seen)).toEqual([]);
  });

  test('stands still for a person who asks for reduced motion, in the system or in the portal', () => {
    expect(restless(seen)).toEqual([]);
  });
});

describe('every rule that sets both text and background', () => {
  test('was found', () => {
    expect(pairCount(seen)).toBeGreaterThan(40);
  });

  test('uses a pair that the theme has proved', () => {
    expect(unprovedPairs(seen)).toEqual([]);
  });

  test('names its text colour by a token or inherits it, so that every pair is proved', () => {
    expect(unnamedText(seen)).toEqual([]);
  });
});
