/** A share in percent with one decimal. Something is never said to be nothing, nor a part to be all. */
export function shareWords(share: number, format: (value: number) => string): string {
  if (share > 0 && share < 0.0005) return `<${format(0.1)}%`;
  if (share < 1 && share >= 0.9995) return `>${format(99.9)}%`;
  return `${format(Math.round(share * 1000) / 10)}%`;
}
