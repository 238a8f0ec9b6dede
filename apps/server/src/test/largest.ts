import { randomUUID } from 'node:crypto';
import { bare, entriesOf, innerOf, partOf, sampleOf } from '@stoa/conformance';
import type { AnyCall } from '@stoa/api/contract/define';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { bodyLimit } from '../http/parameters.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

function largestText(schema: GenericSchema, longest: number): string | undefined {
  const lengths = [limitOf(schema, 'max_length') ?? 0, ...lengthsIn(schema)]
    .map((length) => Math.min(length, longest))
    .toSorted((a, b) => b - a);
  return lengths
    .flatMap((length) => ['长'.repeat(length), 'a'.repeat(length)])
    .find((text) => text !== '' && v.is(schema, text));
}

/** Where a value stands in its list, and the largest texts by schema. */
interface Place {
  readonly at: number;
  readonly texts: (schema: GenericSchema) => string | undefined;
}

/** The largest text of each schema up to a length, found once, because a body has a hundred thousand of them. */
function textsUpTo(longest: number): Place['texts'] {
  const known = new Map<GenericSchema, string | undefined>();
  return (schema) => {
    if (!known.has(schema)) known.set(schema, largestText(schema, longest));
    return known.get(schema);
  };
}

/** A value for a list, each one different where it can be, so that the server cannot merge them. */
function entryOf(item: GenericSchema, { at, texts }: Place): unknown {
  const plain = bare(item);
  if (plain.type === 'object') return largestObject(plain, {}, { at, texts });
  const members = Object.values(partOf(plain, 'enum') ?? partOf(plain, 'options') ?? {});
  const options = [
    () => members[at % members.length],
    () => at + 1,
    () => [2 * at, 2 * at + 1],
    () => {
      const text = texts(item);
      return text === undefined ? undefined : `${at}${text}`.slice(0, text.length);
    },
    () => randomUUID(),
    () => sampleOf(item),
  ];
  for (const make of options) {
    const value = make();
    if (value !== undefined && v.is(item, value)) return value;
  }
  return undefined;
}

/** The given entries, each as large as the schema accepts, and more of them until the list is full. */
function largestList(schema: GenericSchema, given: readonly unknown[], { at, texts }: Place): unknown[] {
  const item = innerOf(bare(schema), 'item');
  const most = limitOf(schema, 'max_length');
  if (item === undefined || most === undefined) throw new Error('A list has no bound.');
  return Array.from({ length: most }, (_, index) => {
    const entry = given[index];
    const place = { at: at * most + index, texts };
    return isFields(entry) ? largestObject(item, entry, place) : (entry ?? entryOf(item, place));
  });
}

/** The given fields, and all others as large as the schema accepts. */
function largestObject(schema: GenericSchema, given: Fields, place: Place): Fields {
  return Object.fromEntries(
    [...entriesOf(schema)].map(([name, entry]) => [
      name,
      given[name] ?? largestValue(entry, [], place) ?? entryOf(entry, place),
    ]),
  );
}

/** The largest value that a schema accepts; undefined where values have no size. */
function largestValue(schema: GenericSchema, given: unknown, place: Place): unknown {
  switch (bare(schema).type) {
    case 'array':
      return largestList(schema, Array.isArray(given) ? given : [], place);
    case 'string':
      return place.texts(schema);
    case 'object':
      return largestObject(schema, {}, place);
    default:
      return undefined;
  }
}

function bodyOf(call: AnyCall, plain: Fields, kept: ReadonlySet<string>, longest: number): Fields {
  const texts = textsUpTo(longest);
  let fields: Fields = plain;
  for (const [name, entry] of entriesOf(call.request)) {
    if (kept.has(name)) continue;
    const value =
      name === 'pageSize' ? limitOf(entry, 'max_value') : largestValue(entry, plain[name], { at: 0, texts });
    const larger = { ...fields, [name]: value };
    if (value !== undefined && v.is(call.request, larger)) fields = larger;
  }
  return fields;
}

/**
 * The largest body of a call that its schema and the limit of a body accept: every list full, in its entries as
 * well, the largest page, and texts as long as the limit leaves room for. The entries of `plain` come first in
 * their lists. Fields in `kept` stay unchanged.
 */
export function largestBody(call: AnyCall, plain: Fields, kept: ReadonlySet<string>): Fields {
  let fields = bodyOf(call, plain, kept, 1);
  for (let longest = 2; longest <= bodyLimit; longest *= 2) {
    const larger = bodyOf(call, plain, kept, longest);
    if (Buffer.byteLength(JSON.stringify(larger)) > bodyLimit) break;
    fields = larger;
  }
  return fields;
}
