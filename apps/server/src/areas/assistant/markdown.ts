/**
 * Characters that must be escaped: those of Markdown, `&` of an entity, and what some readers turn into a
 * link without any markup.
 */
const signs = /[\\`*_[\]<>~&@]|:(?=\/\/)|(?<=\bwww)\./gi;
/** Beginnings of a line that would make it a heading, a quotation or a list. */
const opening = /^(?:[#>+-]|\d+[.)])/;

/** Escapes a title or typed text: one line, in which no character is markup. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(signs, (sign) => `\\${sign}`)
    .replace(opening, (sign) => sign.replace(/(?=.$)/, '\\'));

/** Cuts a text to this number of characters without splitting a character. */
export function shortened(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}

/** @param text plain text; Markdown in it is escaped */
export const bold = (text: string): string => `**${plain(text)}**`;

export const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** Joins blocks of Markdown with an empty line between them; empty ones are left out. */
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
