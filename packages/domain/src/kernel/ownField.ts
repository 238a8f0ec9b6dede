/**
 * Reads one own field of any value. Stored and received data can have any shape and keys such as `__proto__`,
 * so nothing here spreads, assigns or looks up the prototype chain.
 */
export function ownField(source: unknown, key: string): unknown {
  if (typeof source !== 'object' || source === null) return undefined;
  return Object.getOwnPropertyDescriptor(source, key)?.value;
}
