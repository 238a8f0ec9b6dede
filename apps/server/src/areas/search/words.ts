/** As two people write the same: full-width or not, upper or lower case, one space between words. */
export const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

const runs = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;
const isHan = (run: string): boolean => /^\p{Script=Han}/u.test(run);

const pairsOf = (run: string): string[] => {
  const signs = Array.from(run);
  return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
};

/** A word of letters beside a sign that is a word by itself: `AI办公` is both. */
const mixedRuns = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/** Everything that a text is made of, as often as it stands there: pairs of neighbours, and whole words. */
export const piecesOf = (text: string): string[] =>
  [...folded(text).matchAll(mixedRuns)].flatMap(([run]) => (isHan(run) ? pairsOf(run) : [run]));

/**
 * What is looked for in a text: pairs of neighbours where words are not separated, whole words elsewhere. At most
 * twelve, because each is a condition of the query.
 */
export function gramsOf(keyword: string): string[] {
  const found = [...folded(keyword).matchAll(runs)].flatMap(([run]) => (isHan(run) ? pairsOf(run) : [run]));
  return [...new Set(found)].slice(0, 12);
}

/** From 0 to 2: the share of what is looked for, and more for the whole as it was typed, most at the beginning. */
export function closeness(text: string, keyword: string, grams: readonly string[]): number {
  if (grams.length === 0) return 0;
  const where = folded(text);
  const share = grams.filter((gram) => where.includes(gram)).length / grams.length;
  const at = where.indexOf(folded(keyword));
  return share + (at === 0 ? 1 : at > 0 ? 0.5 : 0);
}

/** Half of what was typed must be there: one pair of a long sentence is chance. */
export const least = 0.5;
export const isClose = (closest: number): boolean => closest >= least;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The text as HTML in which only what was found stands in `<em>`; everything else is text. */
export function marked(text: string, grams: readonly string[]): string {
  const where = text.toLowerCase();
  // A letter that grows in lower case moves all that follows: then nothing is marked rather than the wrong thing.
  const found = where.length === text.length ? grams : [];
  const hit = Array.from({ length: text.length }, () => false);
  for (const gram of found) {
    for (let at = where.indexOf(gram); at >= 0; at = where.indexOf(gram, at + 1)) {
      hit.fill(true, at, at + gram.length);
    }
  }
  let html = '';
  for (let from = 0; from < text.length;) {
    let to = from + 1;
    while (to < text.length && hit[to] === hit[from]) to += 1;
    const part = escaped(text.slice(from, to));
    html += hit[from] === true ? `<em>${part}</em>` : part;
    from = to;
  }
  return html;
}

const rest = (signs: readonly string[], from: number): string => signs.slice(from).join('');

/** Whether one letter more, less, other or swapped with its neighbour makes the one of the other. */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = [Array.from(one), Array.from(other)].toSorted((a, b) => a.length - b.length);
  if (short === undefined || long === undefined || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (at === long.length) return false;
  if (long.length > short.length) return rest(short, at) === rest(long, at + 1);
  if (rest(short, at + 1) === rest(long, at + 1)) return true;
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwap && rest(short, at + 2) === rest(long, at + 2);
}

/** The piece of one of these texts that a mistyped keyword probably meant. */
export function meant(keyword: string, texts: readonly string[]): string | undefined {
  const typed = folded(keyword);
  const length = Array.from(typed).length;
  // Of two letters, half would be a guess.
  if (length < 3) return undefined;
  for (const text of texts) {
    const signs = Array.from(text);
    for (const size of [length, length + 1, length - 1]) {
      for (let from = 0; from + size <= signs.length; from += 1) {
        const piece = signs.slice(from, from + size).join('');
        if (isOneEdit(folded(piece), typed)) return piece.trim();
      }
    }
  }
  return undefined;
}
