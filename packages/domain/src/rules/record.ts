/**
 * Reads one own field of any value. Stored and received data can have any shape and keys such as `__proto__`,
 * so nothing here spreads, assigns or looks up the prototype chain.
 */
export function ownField(source: unknown, key: string): unknown {
  if (typeof source !== 'object' || source === null) return undefined;
  return Object.getOwnPropertyDescriptor(source, key)?.value;
}

export const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' ? value : fallback;

export const flagOr = (value: unknown, fallback: boolean): boolean =>
  typeof value === 'boolean' ? value : fallback;

/** The value when it is an id, a whole number from 0 on; else the fallback. */
export const idOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : fallback;

/** The value when it is an amount, a finite number that is not negative; else the fallback. */
export const amountOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : fallback;

/** Parses JSON of any content; unreadable text gives `undefined`, never an exception. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
