import type { GenericSchema } from 'valibot';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A part of a schema; schemas of valibot are plain objects that list their parts. */
export const partOf = (schema: unknown, key: string): unknown =>
  isObject(schema) ? Reflect.get(schema, key) : undefined;

export const isSchema = (value: unknown): value is GenericSchema => partOf(value, 'kind') === 'schema';

const schemasIn = (value: unknown): readonly GenericSchema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

/** The schema inside another one: the row of a list, or the type inside `optional` and similar wrappers. */
export function innerOf(schema: unknown, key: 'item' | 'wrapped'): GenericSchema | undefined {
  const inner = partOf(schema, key);
  return isSchema(inner) ? inner : undefined;
}

export const optionsOf = (schema: unknown): readonly GenericSchema[] => schemasIn(partOf(schema, 'options'));

/** The schema without `optional` and `nullable` around it. */
export function bare(schema: GenericSchema): GenericSchema {
  const inner = innerOf(schema, 'wrapped');
  return inner === undefined ? schema : bare(inner);
}

export const isOptional = (schema: GenericSchema): boolean => schema.type === 'optional';

export type Entries = ReadonlyMap<string, GenericSchema>;

/** Fields of an object, also of an optional one; of a union those of its first option. */
export function entriesOf(schema: GenericSchema): Entries {
  const plain = bare(schema);
  const [first] = optionsOf(plain);
  if (first !== undefined) return entriesOf(first);
  const entries = partOf(plain, 'entries');
  return new Map(
    Object.entries(entries ?? {}).filter((entry): entry is [string, GenericSchema] => isSchema(entry[1])),
  );
}
