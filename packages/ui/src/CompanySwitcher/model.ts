/** From so many companies on, a search is quicker than reading. */
export const searchFrom = 8;

/** Companies whose name holds all words that were typed, in any order and case. */
export function companiesWith<Company extends { name: string }>(
  companies: readonly Company[],
  typed: string,
): readonly Company[] {
  const words = typed.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  return companies.filter(({ name }) => {
    const text = name.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
