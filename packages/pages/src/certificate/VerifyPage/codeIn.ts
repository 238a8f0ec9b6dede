/**
 * The code or number in the typed text, without the spaces of a code that was copied in groups; `undefined`
 * when it cannot be a code by the contract's rule.
 */
export function codeIn(typed: string): string | undefined {
  const code = typed.replaceAll(/\s/gu, '').replaceAll(/[‐‑–—－]/gu, '-');
  return /^[\w-]{4,64}$/.test(code) ? code : undefined;
}
