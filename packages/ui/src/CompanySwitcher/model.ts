/** From this number of companies on a search field is shown. */
export const searchFrom = 8;

/** Companies whose name contains all typed words, in any order and case. */
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
