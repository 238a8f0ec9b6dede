import { isPlain } from './isPlain.ts';

/** What a sanitiser leaves as a name, and what people write in sentences and sums. */
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['thinsp', '\u2009'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['middot', '·'],
  ['bull', '•'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['times', '×'],
  ['divide', '÷'],
  ['minus', '−'],
  ['plusmn', '±'],
  ['deg', '°'],
  ['le', '≤'],
  ['ge', '≥'],
  ['ne', '≠'],
  ['asymp', '≈'],
  ['radic', '√'],
  ['infin', '∞'],
  ['pi', 'π'],
  ['micro', 'µ'],
  ['sup2', '²'],
  ['sup3', '³'],
  ['frac12', '½'],
  ['larr', '←'],
  ['rarr', '→'],
  ['yen', '¥'],
  ['euro', '€'],
  ['pound', '£'],
  ['sect', '§'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
]);

const characterOf = (code: number): string =>
  code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '\ufffd';

function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi,
    (whole: string, decimal?: string, hexadecimal?: string, name = '') => {
      if (decimal !== undefined) return characterOf(Number(decimal));
      if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
      return named.get(name) ?? whole;
    },
  );
}

const blockEnd = /<br\b[^>]*>|<\/(?:p|h[2-4]|li|tr|td|th|blockquote|pre)>/gi;
const mark = /<!--[\s\S]*?-->|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/**
 * The text of some HTML, on one line. It is read without the browser's parser, because our policy for content
 * allows only the sanitiser to give HTML to the browser.
 */
export function textOf(html: string): string {
  if (isPlain(html)) return html;
  return unescaped(html.replaceAll(blockEnd, '$& ').replaceAll(mark, '')).trim();
}
