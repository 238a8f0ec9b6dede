/**
 * The short form of a name that fits into a circle: the given name of a Chinese name (林小满 → 小满), the initials
 * of a Latin one (Lin Xiaoman → LX), else the first two characters.
 */
export function shortName(name: string): string {
  const trimmed = name.trim();
  if (/^\p{Script=Han}+$/u.test(trimmed)) return Array.from(trimmed).slice(-2).join('');
  const words = trimmed.split(/[\s·_-]+/u).filter(Boolean);
  const [first = '', second] = words;
  if (second === undefined) return Array.from(first).slice(0, 2).join('').toUpperCase();
  return [first, second]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
