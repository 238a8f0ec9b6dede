/**
 * The code or number in what was typed, without the spaces of a code that was copied in groups; `undefined` where it
 * cannot be one, by the rule that the contract has.
 */
export function codeIn(typed: string): string | undefined {
  const code = typed.replaceAll(/\s/gu, '').replaceAll(/[‐‑–—－]/gu, '-');
  return /^[\w-]{4,64}$/.test(code) ? code : undefined;
}
