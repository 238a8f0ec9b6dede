import * as v from 'valibot';

const part = (schema: unknown, key: string): unknown =>
  typeof schema === 'object' && schema !== null ? Reflect.get(schema, key) : undefined;

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && part(value, 'kind') === 'schema';

/** Whether a sample leaves out all optional fields or has all of them. */
export type SampleSize = 'smallest' | 'largest';

const inner = (schema: object, key: string, size: SampleSize): unknown => {
  const found = part(schema, key);
  if (!isSchema(found)) throw new Error(`No schema under ${key}`);
  return sample(found, size);
};

const first = (schema: object): unknown => {
  const options = part(schema, 'options');
  return Array.isArray(options) ? options[0] : undefined;
};

// A list of rows that contain themselves stays empty, so that a sample ends after one level.
const isOpen = (schema: v.GenericSchema): boolean => {
  const items = part(part(schema, 'wrapped') ?? schema, 'item');
  return isSchema(items) && items.type === 'lazy';
};

function sampleObject(schema: object, size: SampleSize): Record<string, unknown> {
  const entries = part(schema, 'entries');
  const made: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(entries ?? {})) {
    if (!isSchema(entry)) continue;
    if (entry.type !== 'optional') made[key] = sample(entry, size);
    else if (size === 'largest') made[key] = isOpen(entry) ? [] : inner(entry, 'wrapped', size);
  }
  return made;
}

/** Data that a schema of the contract accepts, with one row in every list. */
export function sample(schema: v.GenericSchema, size: SampleSize = 'smallest'): unknown {
  switch (schema.type) {
    case 'object':
    case 'object_with_rest':
      return sampleObject(schema, size);
    case 'array':
      return [inner(schema, 'item', size)];
    case 'optional':
      return size === 'largest' ? inner(schema, 'wrapped', size) : undefined;
    case 'union':
    case 'variant': {
      const option = first(schema);
      return isSchema(option) ? sample(option, size) : undefined;
    }
    case 'blob':
      return new Blob(['text']);
    case 'strict_tuple':
      return [1, 1];
    case 'custom':
      return ['text', [1, 1], {}, 'HOME', 6].find((value) => v.is(schema, value));
    case 'unknown':
      return 1;
    case 'string':
      return ['text', 'Text1234', 't'.repeat(43)].find((value) => v.is(schema, value));
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'nullable':
      return null;
    case 'literal':
      return part(schema, 'literal');
    case 'enum':
    case 'picklist':
      return first(schema);
    default:
      throw new Error(`The sampler does not know ${schema.type}`);
  }
}
