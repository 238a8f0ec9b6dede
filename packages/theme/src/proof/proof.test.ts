import axe from 'axe-core';
import { expect, test } from 'vitest';
import { parseColor } from '../color.ts';
import { type Ladder, ladder } from '../ladder.ts';
import { composeTheme, tenantTheme } from '../tenantTheme.ts';
import { checkTheme, noFindings } from './check.ts';
import { contrastRatio, packed, relativeLuminance } from './oracle.ts';
import { adversaries, grid, random } from './sample.ts';

// axe-core's own types do not declare this function.
declare module 'axe-core' {
  interface Commons {
    color: {
      Color: new (red?: number, green?: number, blue?: number, alpha?: number) => AxeColor;
      getContrast: (background: AxeColor, foreground: AxeColor) => number;
    };
  }
  interface AxeColor {
    parseHexString: (text: string) => void;
    getRelativeLuminance: () => number;
  }
}

const appearances = ['light', 'dark'] as const;
const policies = ['auto', 'adjust', 'preserve'] as const;
const minutes = 60_000;

/**
 * A cache of all ladders, because the proof needs nearly all of them and the product's own cache keeps only a
 * few.
 */
function everyLadder() {
  const known = new Map<string, Ladder>();
  return (hue: number, chroma: number, appearance: 'light' | 'dark'): Ladder => {
    const key = `${hue} ${chroma} ${appearance}`;
    const found = known.get(key) ?? ladder(hue, chroma, appearance);
    known.set(key, found);
    return found;
  };
}

function proveAll(colors: Iterable<string>) {
  const findings = noFindings();
  const ladderOf = everyLadder();
  for (const color of colors) {
    const rgb = parseColor(color);
    if (!rgb) throw new Error(`${color} is no colour`);
    for (const appearance of appearances) {
      for (const policy of policies) {
        checkTheme(
          findings,
          composeTheme(rgb, appearance, policy, ladderOf),
          () => `${color} ${appearance} ${policy}`,
        );
      }
    }
  }
  return findings;
}

test('every pair keeps its contrast for the colours that are hardest, through the public function', () => {
  const findings = noFindings();
  for (const color of adversaries) {
    for (const appearance of appearances) {
      for (const policy of policies) {
        checkTheme(
          findings,
          tenantTheme(color, { appearance, policy }),
          () => `${color} ${appearance} ${policy}`,
        );
      }
    }
  }
  expect(findings.examples).toEqual([]);
});

test('every pair keeps its contrast on a grid of 33 × 33 × 33 colours', { timeout: 10 * minutes }, () => {
  expect(proveAll(grid(33)).examples).toEqual([]);
});

test('every pair keeps its contrast for 20 000 random colours', { timeout: 10 * minutes }, () => {
  expect(proveAll(random(20_000, 20_261_120)).examples).toEqual([]);
});

test('the checker calculates contrast as axe does', () => {
  const { Color } = axe.commons.color;
  for (const color of [...adversaries, ...random(500, 7)]) {
    const ours = packed(color);
    const theirs = new Color();
    theirs.parseHexString(color);
    expect(relativeLuminance(ours)).toBeCloseTo(theirs.getRelativeLuminance(), 10);
    expect(contrastRatio(ours, 0xffffff)).toBeCloseTo(
      axe.commons.color.getContrast(theirs, new Color(255, 255, 255, 1)),
      10,
    );
  }
});
