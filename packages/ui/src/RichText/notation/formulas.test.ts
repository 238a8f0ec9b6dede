import { describe, expect, test } from 'vitest';
import { piecesOfText } from './formulas.ts';

const texOf = (text: string) =>
  piecesOfText(text).flatMap((one) => (typeof one === 'string' ? [] : [one.tex]));

describe('formulae of a text', () => {
  test('are between single signs in a line, between double signs on a line of their own', () => {
    expect(piecesOfText(String.raw`若 $x^2=4$，则 $$x=\pm 2$$ 成立`)).toEqual([
      '若 ',
      { tex: 'x^2=4', block: false, source: '$x^2=4$' },
      '，则 ',
      { tex: String.raw`x=\pm 2`, block: true, source: String.raw`$$x=\pm 2$$` },
      ' 成立',
    ]);
    expect(texOf('$a$')).toEqual(['a']);
    expect(texOf('$a$、$b$')).toEqual(['a', 'b']);
    expect(texOf('$$\n a \n$$')).toEqual(['a']);
    expect(texOf(String.raw`$\text{共 \$5}$`)).toEqual([String.raw`\text{共 \$5}`]);
  });

  test.each([
    '$5 and $6',
    '$5',
    'US$5 和 US$6',
    '每件 $5,$6 或 $7',
    '从$5涨到$6',
    '$ 5 $',
    '$ a$',
    '$$',
    '$$$$',
    '$$ $$',
    'C$ 与 D$',
    '',
    '没有公式',
    '\\\\server\\share$ 和 \\\\server\\print$',
  ])('are not found in %j', (text) => {
    expect(piecesOfText(text)).toEqual([text]);
  });

  test('ignore a dollar sign that is written with a backslash', () => {
    expect(piecesOfText(String.raw`定价 \$5$`)).toEqual(['定价 $5$']);
    expect(piecesOfText(String.raw`\$a\$`)).toEqual(['$a$']);
  });

  test('are found quickly even in a text that is made to be slow', () => {
    // If this takes too long, the test's own time limit fails the test.
    for (const part of ['$', '$a', '$$a', '\\$', '$\\', '$ ', '$$ ']) {
      expect(piecesOfText(part.repeat(20_000)).length).toBeGreaterThan(0);
    }
  });
});
