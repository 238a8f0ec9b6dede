import * as v from 'valibot';

const part = (schema: object, key: string): unknown => Reflect.get(schema, key);

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && part(value, 'kind') === 'schema';

const inner = (schema: object, key: string): unknown => {
  const found = part(schema, key);
  if (!isSchema(found)) throw new Error(`No schema under ${key}`);
  return sample(found);
};

const first = (schema: object): unknown => {
  const options = part(schema, 'options');
  return Array.isArray(options) ? options[0] : undefined;
};

function sampleObject(schema: object): Record<string, unknown> {
  const entries = part(schema, 'entries');
  const made: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(entries ?? {})) {
    if (isSchema(entry) && entry.type !== 'optional') made[key] = sample(entry);
  }
  return made;
}

/** The smallest data that a schema of the contract accepts, with one row in every list. */
export function sample(schema: v.GenericSchema): unknown {
  switch (schema.type) {
    case 'object':
      return sampleObject(schema);
    case 'array':
      return [inner(schema, 'item')];
    case 'custom':
      return ['text', [1, 1], {}].find((value) => v.is(schema, value));
    case 'unknown':
      return 1;
    case 'string':
      return 'text';
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
