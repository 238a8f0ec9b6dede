/// <reference types="vite/client" />
import { beforeAll, describe, expect, test } from 'vitest';
import {
  outsideOf,
  ownVariables,
  pairCount,
  physicalSides,
  rawColours,
  recordStyles,
  restless,
  unnamed,
  unnamedText,
  unprovedPairs,
  untimed,
  wordsOnFills,
  type SeenRule,
} from './styles.ts';

let seen: SeenRule[] = [];

beforeAll(async () => {
  seen = await recordStyles(import.meta.glob('../**/*.css.ts'), '@stoa/ui');
  // The limit is long enough for about two hundred modules, each of which is compiled at its first import.
}, 60_000);

describe('every style of the package', () => {
  test('was found', () => {
    expect(seen.length).toBeGreaterThan(100);
  });

  test('is in the layer of components, so that a consumer’s own CSS wins', () => {
    expect(outsideOf(seen, 'stoa.components')).toEqual([]);
  });

  test('takes colours from tokens only', () => {
    expect(rawColours(seen)).toEqual([]);
  });

  test('names no side of the screen, so that right-to-left pages need no second sheet', () => {
    expect(physicalSides(seen)).toEqual([]);
  });

  test('keeps text on a fill readable in forced colours, without the plate that browsers draw behind it', () => {
    const { count, plated } = wordsOnFills(seen);
    expect(count).toBeGreaterThan(5);
    expect(plated).toEqual([]);
  });

  test('uses variables of the theme directly in components of which a page has hundreds', () => {
    // A variable set on an element is computed again for each such element whenever the theme changes.
    const pieces = /\/(?:Alert|Avatar|Badge|Button|Card|ProgressBar|Tag|Text)\//;
    expect(ownVariables(seen, pieces)).toEqual([]);
  });

  test('names its elements, so that a browser does not test every element of a page for it', () => {
    // What is inside these two is the caller's own.
    const holders = /\/(?:AspectRatio|RichText)\//;
    expect(unnamed(seen).filter((rule) => !holders.test(rule))).toEqual([]);
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
