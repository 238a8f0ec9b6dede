/** Besides those that mark a text: an entity, and what some readers turn into a link by itself. */
const signs = /[\\`*_[\]<>~&@]|:(?=\/\/)|(?<=\bwww)\./gi;
/** At its beginning a line would become a heading, a quotation or a list. */
const opening = /^(?:[#>+-]|\d+[.)])/;

/** What somebody typed, or a title, as the text that it is: one line, in which no sign marks anything. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(signs, (sign) => `\\${sign}`)
    .replace(opening, (sign) => sign.replace(/(?=.$)/, '\\'));

/** At most so many signs, none of them cut in two. */
export function shortened(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}

/** @param text as it is: signs in it are escaped */
export const bold = (text: string): string => `**${plain(text)}**`;

export const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** Blocks with an empty line between them; what has nothing to say is left out. */
export const blocks = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The text of rich text, without its markup. */
export const wordsOfHtml = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/gu, ' ')
    .trim();

const ends = /[。！？]+|[.!?]+(?=\s|$)/gu;

/** The first sentences of a text, unchanged. */
export function firstSentences(text: string, most: number): string {
  const last = [...text.matchAll(ends)][most - 1];
  return last === undefined ? text : text.slice(0, last.index + last[0].length);
}
