import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rarity, scoresOf } from './bm25.ts';

const seed = 20_261_122;
const word = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const text = fc.array(word, { maxLength: 12 });

describe('how well a text answers', () => {
  test('a rarer word scores more, and every word scores something', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10_000 }), fc.nat(), (all, some) => {
        const having = some % all;
        expect(rarity(having, all)).toBeGreaterThan(rarity(having + 1, all));
        expect(rarity(all, all)).toBeGreaterThan(0);
      }),
      { seed, numRuns: 300 },
    );
    const [common = 0, rare = 0] = scoresOf(['often', 'once'], [['often'], ['once'], ['often'], ['often']]);
    expect(rare).toBeGreaterThan(common);
  });

  test('does not depend on the order of texts or words, nor on a word asked for twice', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), text, (texts, asked) => {
        const scores = scoresOf(asked, texts);
        expect(scoresOf([...asked, ...asked].toReversed(), texts.toReversed()).toReversed()).toEqual(scores);
        expect(
          scoresOf(
            asked,
            texts.map((one) => one.toReversed()),
          ),
        ).toEqual(scores);
      }),
      { seed, numRuns: 300 },
    );
  });

  test('is zero exactly for texts with none of the words', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), text, (texts, asked) => {
        const scores = scoresOf(asked, texts);
        texts.forEach((one, at) => {
          expect((scores[at] ?? 0) > 0).toBe(one.some((piece) => asked.includes(piece)));
        });
      }),
      { seed, numRuns: 300 },
    );
  });

  test('grows with repeated words, less each time, and shrinks with other words', () => {
    const [once = 0, twice = 0, thrice = 0] = scoresOf(
      ['a'],
      [
        ['a', 'b', 'b', 'b'],
        ['a', 'a', 'b', 'b'],
        ['a', 'a', 'a', 'b'],
        ['b', 'b', 'b', 'b'],
      ],
    );
    expect(twice - once).toBeGreaterThan(thrice - twice);
    expect(thrice).toBeGreaterThan(twice);
    const [short = 0, long = 0] = scoresOf(['a'], [['a'], ['a', 'b', 'c', 'd'], ['b']]);
    expect(short).toBeGreaterThan(long);
  });
});
