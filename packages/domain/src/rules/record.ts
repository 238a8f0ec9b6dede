import { ownField } from '../kernel/ownField.ts';

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

/** The own keys of an object whose type names all of them. */
export const keysOf = <Shape extends object>(shape: Shape): readonly (keyof Shape & string)[] =>
  Object.keys(shape).filter((key): key is keyof Shape & string => key in shape);

/** How each field of an object is read from an unknown value, which may be wrong or missing. */
export type FieldReaders<Shape> = {
  readonly [Key in keyof Shape]: (value: unknown, fallback: Shape[Key]) => Shape[Key];
};

/**
 * Reads each field separately: a wrong value keeps its fallback, and keys that are not fields are ignored.
 */
export function readFields<Shape extends object>(
  readers: FieldReaders<Shape>,
  source: unknown,
  fallback: Shape,
): Shape {
  const fields = { ...fallback };
  for (const key of keysOf(readers)) fields[key] = readers[key](ownField(source, key), fallback[key]);
  return fields;
}
