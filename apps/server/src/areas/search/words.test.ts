import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeness, gramsOf, isOneEdit, marked, correctionOf } from './words.ts';

const seed = 20_261_121;
const plain = (html: string) =>
  html
    .replaceAll(/<\/?em>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('what is looked for', () => {
  test.each([
    ['沟通技巧', ['沟通', '通技', '技巧']],
    ['防', ['防']],
    ['Excel 透视表', ['excel', '透视', '视表']],
    ['ＥＸＣＥＬ', ['excel']],
    ['  ', []],
    ['？！', []],
  ])('in %s is %j', (keyword, grams) => {
    expect(gramsOf(keyword)).toEqual(grams);
  });

  test('is closest at the beginning of a title, then inside, then in pieces, and nowhere otherwise', () => {
    const grams = gramsOf('高效沟通');
    const ranked = ['高效沟通的艺术', '学会高效沟通', '沟通与高效', '财务报表'].map((title) =>
      closeness(title, '高效沟通', grams),
    );
    expect(ranked).toEqual(ranked.toSorted((one, other) => other - one));
    expect(ranked.at(-1)).toBe(0);
  });
});

describe('what was found', () => {
  test('is marked, whatever its case, and adjacent parts as one', () => {
    expect(marked('高效沟通技巧', gramsOf('沟通技巧'))).toBe('高效<em>沟通技巧</em>');
    expect(marked('Excel in Practice', gramsOf('EXCEL'))).toBe('<em>Excel</em> in Practice');
    expect(marked('a < b & "c"', ['b'])).toBe('a &lt; <em>b</em> &amp; &quot;c&quot;');
  });

  test('is never more than the text with marks: no letter is lost and no markup of the text survives', () => {
    const signs = fc.string({ unit: fc.constantFrom('沟', '通', 'a', 'B', '<', '&', '"', 'İ', ' ') });
    fc.assert(
      fc.property(signs, signs, (text, keyword) => {
        const html = marked(text, gramsOf(keyword));
        expect(plain(html)).toBe(text);
        expect(html.replaceAll(/<\/?em>/g, '')).not.toMatch(/[<>"]/);
      }),
      { seed, numRuns: 500 },
    );
  });
});

describe('a typing error', () => {
  test('is one letter more, less, other or swapped', () => {
    const word = fc.array(fc.constantFrom('a', 'b', 'c', '沟', '通'), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('x', 'y'), (letters, where, other) => {
        const at = where % letters.length;
        const text = letters.join('');
        const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 1).join('')];
        expect(isOneEdit(text, text)).toBe(false);
        for (const slipped of [
          before + after,
          before + other + after,
          `${before}${other}${letters[at]}${after}`,
        ]) {
          expect(isOneEdit(text, slipped)).toBe(true);
          expect(isOneEdit(slipped, text)).toBe(true);
        }
        expect(isOneEdit(text, `${text}xy`)).toBe(false);
      }),
      { seed, numRuns: 500 },
    );
    expect(isOneEdit('沟通', '通沟')).toBe(true);
  });

  test('leads to the word that was meant, and two errors are never corrected', () => {
    const titles = ['收银规范与防损', '结构化思维入门'];
    expect(correctionOf('结构华思维', titles)).toBe('结构化思维');
    expect(correctionOf('防孙', titles)).toBeUndefined();
    expect(correctionOf('完全不同的词', titles)).toBeUndefined();
  });
});
