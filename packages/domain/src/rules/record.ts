/**
 * Reads one own field of anything. Stored and typed-in data can be of any shape and carry keys such as
 * `__proto__`, so nothing here spreads, assigns or looks up the prototype chain.
 */
export function ownField(source: unknown, key: string): unknown {
  if (typeof source !== 'object' || source === null) return undefined;
  return Object.getOwnPropertyDescriptor(source, key)?.value;
}

export const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' ? value : fallback;

export const flagOr = (value: unknown, fallback: boolean): boolean =>
  typeof value === 'boolean' ? value : fallback;

/** Ids are whole numbers from 0 (contract 1.3). */
export const idOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : fallback;

/** Amounts are finite and not negative. */
export const amountOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : fallback;

/** JSON that may be anything; unreadable text is `undefined`, never an exception. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
