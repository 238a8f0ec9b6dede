/**
 * Parameters of BM25: how soon a repeated word stops to add score, and how strongly long texts are scored
 * down.
 */
const saturation = 1.2;
const lengthShare = 0.75;

/** Inverse document frequency of a word: the rarer it is among all texts, the higher, and never 0. */
export const rarity = (having: number, all: number): number =>
  Math.log(1 + (all - having + 0.5) / (having + 0.5));

/**
 * Score of each text for the words, by Okapi BM25; 0 for a text that has none of them. A word that is asked
 * for twice counts once.
 */
export function scoresOf(asked: readonly string[], texts: readonly (readonly string[])[]): number[] {
  const words = [...new Set(asked)].toSorted();
  const counts = texts.map((text) => {
    const count = new Map<string, number>();
    for (const piece of text) count.set(piece, (count.get(piece) ?? 0) + 1);
    return count;
  });
  const weights = words.map((word) => rarity(counts.filter((count) => count.has(word)).length, texts.length));
  const average = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
  return texts.map(({ length }, at) => {
    const stretch = saturation * (1 - lengthShare + (lengthShare * length) / Math.max(1, average));
    return words.reduce((sum, word, no) => {
      const times = counts[at]?.get(word) ?? 0;
      return sum + ((weights[no] ?? 0) * times * (saturation + 1)) / (times + stretch);
    }, 0);
  });
}
