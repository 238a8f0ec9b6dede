const signs: Readonly<Record<string, string>> = {
  times: '×',
  div: '÷',
  cdot: '·',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  infty: '∞',
  to: '→',
  rightarrow: '→',
  circ: '°',
  sum: '∑',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  Delta: 'Δ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  sigma: 'σ',
  theta: 'θ',
  omega: 'ω',
  left: '',
  right: '',
  quad: ' ',
};

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';

/** A part of a formula as an operand: in brackets unless it is a single number or name. */
const operand = (part: string): string => (/^√?[\p{L}\p{N}.]+$/u.test(part) ? part : `(${part})`);

const digitsIn = (digits: string, part: string, sign: string): string =>
  /^\d+$/.test(part) ? part.replaceAll(/\d/g, (digit) => digits.charAt(Number(digit))) : sign + operand(part);

/** A formula in characters; `undefined` when it has something for which there is no plain character. */
function charactersOf(tex: string): string | undefined {
  let text = tex.replaceAll(/\\[,;:! ]/g, ' ').replaceAll(/\\([%#&_$])/g, '$1');
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replaceAll(/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, over: string, under: string) =>
        [operand(over), operand(under)].join('/'),
      )
      .replaceAll(/\\sqrt\s*\{([^{}]*)\}/g, (_, part: string) => `√${operand(part)}`)
      .replaceAll(/\\(?:text|mathrm|mathbf)\s*\{([^{}]*)\}/g, '$1')
      .replaceAll(/\^(?:\{([^{}]*)\}|([\p{L}\p{N}]))/gu, (_, part?: string, one = '') =>
        digitsIn(raised, part ?? one, '^'),
      )
      .replaceAll(/_(?:\{([^{}]*)\}|([\p{L}\p{N}]))/gu, (_, part?: string, one = '') =>
        digitsIn(lowered, part ?? one, '_'),
      );
  }
  text = text.replaceAll(/\\([a-z]+)/gi, (whole, name: string) => signs[name] ?? whole);
  return /[\\{}]/.test(text) ? undefined : text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * A text whose formulae are in characters instead of TeX, for the name of a link or a button: a screen reader
 * reads names letter by letter, so a drawn formula has no structure there.
 */
export const plainFormulae = (text: string): string =>
  text.replaceAll(
    /\$\$([^$]+)\$\$|(?<![\p{L}\p{N}$])\$((?!\s)[^$]*[^$\s])\$(?![\d$])/gu,
    (whole, block?: string, line = '') => charactersOf(block ?? line) ?? whole,
  );
