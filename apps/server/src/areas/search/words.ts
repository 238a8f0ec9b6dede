/** Normal form of a text for comparison: half-width, lower case, one space between words. */
export const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

const runs = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;
const isHan = (run: string): boolean => /^\p{Script=Han}/u.test(run);

const pairsOf = (run: string): string[] => {
  const signs = Array.from(run);
  return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
};

/** Splits letters from Han characters next to them: `AI办公` is the word `AI` and the pair `办公`. */
const mixedRuns = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/** All pieces of a text, as often as they occur: pairs of Han characters, and whole words. */
export const piecesOf = (text: string): string[] =>
  [...folded(text).matchAll(mixedRuns)].flatMap(([run]) => (isHan(run) ? pairsOf(run) : [run]));

/**
 * The pieces that are searched for: pairs of characters where a script has no spaces, whole words elsewhere.
 * At most twelve, because each one is a condition of the query.
 */
export function gramsOf(keyword: string): string[] {
  const found = [...folded(keyword).matchAll(runs)].flatMap(([run]) => (isHan(run) ? pairsOf(run) : [run]));
  return [...new Set(found)].slice(0, 12);
}

/**
 * Score of a text from 0 to 2: the share of the pieces that it contains, plus more when it contains the whole
 * keyword, most at its beginning.
 */
export function closeness(text: string, keyword: string, grams: readonly string[]): number {
  if (grams.length === 0) return 0;
  const where = folded(text);
  const share = grams.filter((gram) => where.includes(gram)).length / grams.length;
  const at = where.indexOf(folded(keyword));
  return share + (at === 0 ? 1 : at > 0 ? 0.5 : 0);
}

/** Smallest share of the pieces that counts as a match, because one pair of a long sentence matches by chance. */
export const least = 0.5;
export const isClose = (closest: number): boolean => closest >= least;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The text as escaped HTML, with each found word in `<em>`. */
export function marked(text: string, grams: readonly string[]): string {
  const where = text.toLowerCase();
  // Lower case makes a few letters longer and moves all positions after them; then nothing is marked.
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

/** Whether the words differ by one letter: one more, one less, another one, or two neighbours swapped. */
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

/** The word of one of these texts that a mistyped keyword probably means. */
export function correctionOf(keyword: string, texts: readonly string[]): string | undefined {
  const typed = folded(keyword);
  const length = Array.from(typed).length;
  // With two letters one edit would change half of the word.
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
