/**
 * A share in per cent with one decimal. A share above 0 is never written as 0 %, and one below the whole never
 * as 100 %.
 */
export function shareWords(share: number, format: (value: number) => string): string {
  if (share > 0 && share < 0.0005) return `<${format(0.1)}%`;
  if (share < 1 && share >= 0.9995) return `>${format(99.9)}%`;
  return `${format(Math.round(share * 1000) / 10)}%`;
}
