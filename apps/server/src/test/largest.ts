import { bare, entriesOf, innerOf, partOf, sampleOf } from '@stoa/conformance';
import type { AnyCall } from '@stoa/api/contract/define';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';

type Fields = Readonly<Record<string, unknown>>;

interface Step {
  readonly type: unknown;
  readonly requirement: unknown;
}

/** The checks of a schema, in order. */
const stepsOf = (schema: GenericSchema): readonly Step[] => {
  const pipe = partOf(bare(schema), 'pipe');
  return Array.isArray(pipe)
    ? pipe.map((step: unknown) => ({ type: partOf(step, 'type'), requirement: partOf(step, 'requirement') }))
    : [];
};

function limitOf(schema: GenericSchema, type: 'max_length' | 'max_value'): number | undefined {
  const limit = stepsOf(schema).find((step) => step.type === type)?.requirement;
  return typeof limit === 'number' ? limit : undefined;
}

/** The longest text that a pattern allows, such as 255 for `/^.{1,255}$/`. */
const lengthsIn = (schema: GenericSchema): readonly number[] =>
  stepsOf(schema).flatMap(({ requirement }) =>
    requirement instanceof RegExp
      ? [...requirement.source.matchAll(/,(\d+)\}/g)].map(([, most]) => Number(most))
      : [],
  );

/** A value for a list, each one different, so that the server cannot merge them. */
function entryOf(item: GenericSchema, at: number): unknown {
  const options = [at + 1, [2 * at, 2 * at + 1], `word ${at}`, sampleOf(item)];
  return options.find((option) => v.is(item, option));
}

function largestText(schema: GenericSchema): string | undefined {
  const lengths = [limitOf(schema, 'max_length') ?? 0, ...lengthsIn(schema)].toSorted((a, b) => b - a);
  return lengths
    .flatMap((length) => ['长'.repeat(length), 'a'.repeat(length)])
    .find((text) => text !== '' && v.is(schema, text));
}

/** The largest value that a schema accepts; undefined where values have no size. */
function largestValue(schema: GenericSchema): unknown {
  const plain = bare(schema);
  switch (plain.type) {
    case 'array': {
      const item = innerOf(plain, 'item');
      const most = limitOf(schema, 'max_length');
      if (item === undefined || most === undefined) throw new Error('A list has no bound.');
      return Array.from({ length: most }, (_, at) => entryOf(item, at));
    }
    case 'string':
      return largestText(schema);
    case 'object':
      return Object.fromEntries(
        [...entriesOf(plain)].map(([name, entry]) => [name, largestValue(entry) ?? sampleOf(entry)]),
      );
    default:
      return undefined;
  }
}

/**
 * The largest body of a call that its schema accepts: every list full, every text at its longest, the largest
 * page. Fields in `kept` stay unchanged.
 */
export function largestBody(call: AnyCall, plain: Fields, kept: ReadonlySet<string>): Fields {
  let fields: Fields = plain;
  for (const [name, entry] of entriesOf(call.request)) {
    if (kept.has(name)) continue;
    const value = name === 'pageSize' ? limitOf(entry, 'max_value') : largestValue(entry);
    const larger = { ...fields, [name]: value };
    if (value !== undefined && v.is(call.request, larger)) fields = larger;
  }
  return fields;
}
