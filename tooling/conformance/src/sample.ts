import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { bare, entriesOf, innerOf, isOptional, optionsOf, partOf } from '@stoa/api/contract/schema';

/** Values to try first, by field name. */
export type Hints = ReadonlyMap<string, readonly unknown[]>;

const uuid = '5f0c1f7e-6a53-4b1e-9c0d-2b7f3a1e8d40';

const texts = [
  'text',
  'Text1234',
  '86',
  '13800000000',
  '123456',
  '2026-03',
  '2026-03-10',
  'https://example.com/',
  'nobody@example.com',
  '110101199003070000',
  'pc',
  uuid,
  'a'.repeat(64),
  'What was learnt, and what will be done differently from now on.',
] as const;

const numbers = [1, 0, 3, 5, 10, 20, 2026] as const;

/** Possible values for a check written by hand: numbers in queries, page keys, pairs, tables. */
const others = [...numbers, 'HOME', true, 'text', [0, 1], {}] as const;

const firstAccepted = (schema: GenericSchema, values: readonly unknown[]): unknown =>
  values.find((value) => v.is(schema, value));

const members = (schema: GenericSchema, key: string): readonly unknown[] =>
  Object.values(partOf(schema, key) ?? {});

function objectSample(schema: GenericSchema, hints: Hints): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, entry] of entriesOf(schema)) {
    if (isOptional(entry)) continue;
    made[name] = hints.get(name)?.find((value) => v.is(entry, value)) ?? sampleOf(entry, hints);
  }
  return made;
}

/**
 * A value that the schema accepts: objects with only their required fields, lists with one row.
 *
 * @throws when the schema is of a kind that this function does not know.
 */
export function sampleOf(schema: GenericSchema, hints: Hints = new Map()): unknown {
  const plain = bare(schema);
  switch (plain.type) {
    case 'object':
    case 'object_with_rest':
      return objectSample(plain, hints);
    case 'union':
    case 'variant': {
      const [first] = optionsOf(plain);
      return first === undefined ? undefined : sampleOf(first, hints);
    }
    case 'array': {
      const row = innerOf(plain, 'item');
      // Ends the recursion of a type that contains itself, by a list without rows.
      const list = row === undefined || row.type === 'lazy' ? [] : [sampleOf(row, hints)];
      return v.is(schema, list) ? list : [];
    }
    case 'string':
      return firstAccepted(plain, texts);
    case 'number':
      return firstAccepted(plain, numbers);
    case 'boolean':
      return true;
    case 'literal':
      return partOf(plain, 'literal');
    case 'enum':
      return firstAccepted(plain, members(plain, 'enum'));
    case 'picklist':
      return firstAccepted(plain, members(plain, 'options'));
    case 'custom':
      return firstAccepted(schema, others);
    case 'blob':
      return new Blob(['%PDF-1.4'], { type: 'application/pdf' });
    case 'strict_tuple':
      return [1, 1];
    case 'unknown':
      return 1;
    default:
      throw new Error(`No sample of ${plain.type} is known.`);
  }
}
