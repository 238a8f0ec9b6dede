import { expect, test } from 'vitest';
import { plainFormulae } from './plainFormulae.ts';

test.each([
  ['求 $x^2 + 2x \\le 10$ 的解', '求 x² + 2x ≤ 10 的解'],
  ['$\\frac{a+1}{2}$ 和 $\\sqrt{16}$', '(a+1)/2 和 √16'],
  ['$\\frac{\\sqrt{x}}{y_{12}}$', '√x/y₁₂'],
  ['$$E = m c^{2}$$', 'E = m c²'],
  ['$x^{n+1}$', 'x^(n+1)'],
  ['$25\\%$', '25%'],
])('the name of a link has the formula of %s in characters: %s', (text, name) => {
  expect(plainFormulae(text)).toBe(name);
});

test.each(['价格从 $5 到 $6', 'a$b$c', '$\\begin{matrix}1\\end{matrix}$', '没有公式'])(
  'a text without a formula that can be written in characters stays as it is: %s',
  (text) => {
    expect(plainFormulae(text)).toBe(text);
  },
);
