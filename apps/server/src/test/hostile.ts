import { entriesOf, sampleOf } from '@stoa/conformance';
import type { AnyCall } from '@stoa/api/contract/define';

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** Lists inside lists, as deep as a body of 1 MB can nest them. */
const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

/** Values that cause trouble in databases and parsers, each with the reason. */
export const hostileValues: readonly (readonly [reason: string, value: unknown])[] = [
  ['U+0000', 'te\0xt'],
  ['U+0000 alone', '\0'],
  ['U+0000 in a name', { 'a\0b': 1 }],
  ['half a surrogate pair', 'te\uD800xt'],
  ['half a surrogate pair inside', { text: ['\uDC00'] }],
  ['a character beyond U+FFFF', '𠮷'],
  ['marks that turn the direction', '\u202Etxt\u2066'],
  ['an escaped U+0000', String.raw`\u0000`],
  ['a pattern of like', String.raw`%_\%`],
  ['an open pattern', String.raw`([*\ `],
  ['a quote', `'; --"`],
  ['no text', ''],
  ['a space', ' '],
  ['a name that every object has', '__proto__'],
  ['a number past int4', 2 ** 31],
  ['a number past int4, negative', -(2 ** 31) - 1],
  ['the last safe number', Number.MAX_SAFE_INTEGER],
  ['a number past the safe ones', 2 ** 53],
  ['a number past int8', '99999999999999999999'],
  ['a moment past the last date', 8_640_000_000_000_001],
  ['a moment of the year 10000', 253_402_300_800_000],
  ['a fraction', 0.1],
  ['a very small fraction', 5e-324],
  ['a very large number', 1e308],
  ['minus one', -1],
  ['minus nought', -0],
  ['no number', 'NaN'],
  ['a number with an exponent', '1e3'],
  ['a wrong date', '2026-02-31'],
  ['a date before all calendars', '-271821-04-19'],
  ['a flag', true],
  ['nothing', null],
  ['an object', {}],
  ['an object with its own prototype', JSON.parse('{"__proto__": {"companyId": 1002}}')],
  ['an empty list', []],
  ['a list of nothing', [null]],
  ['4 000 levels', nested(4000)],
];

function* leavesOf(value: unknown, path: Path): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null || value instanceof Blob) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

function replaced(value: unknown, path: Path, by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((one: unknown, at) => (at === key ? replaced(one, rest, by) : one));
  }
  const object: Fields = { ...Object(value) };
  return { ...object, [key]: replaced(object[key], rest, by) };
}

/** A header can only contain visible ASCII. */
const fitsHeader = (value: unknown): boolean => typeof value !== 'string' || /^[ -~]*$/.test(value);

export interface HostileChange {
  readonly title: string;
  /** The same request with one hostile value in it. */
  readonly change: (fields: Fields) => Fields;
}

/**
 * How many of the hostile values are tried for a field: 1 means all, 8 every eighth, starting with another
 * value at each field.
 */
export type Every = 1 | 8;

/** Requests with a hostile value in each field of a call in turn, and in each part of a field. */
export function* hostileChanges(call: AnyCall, plain: Fields, every: Every): Generator<HostileChange> {
  const isJson = call.encoding === 'json';
  // Queries and forms contain only text, so nested values are left out.
  const values = hostileValues.filter(([, value]) => isJson || typeof value !== 'object' || value === null);
  const places = [...entriesOf(call.request)].flatMap(([name, entry]) => {
    const value = plain[name] ?? sampleOf(entry);
    return [...leavesOf(value, [name])].map((path) => ({ path, added: { [name]: value } }));
  });
  const all = [...places, { path: ['aFieldThatNoCallKnows'], added: {} }];
  for (const [place, { path, added }] of all.entries()) {
    const isHeader = call.headerKeys?.includes(String(path[0])) === true;
    for (const [at, [reason, value]] of values.entries()) {
      if ((at + place) % every !== 0) continue;
      if (isHeader && !fitsHeader(value)) continue;
      const change = (fields: Fields): Fields => Object(replaced({ ...added, ...fields }, path, value));
      yield { title: `${path.join('.')}: ${reason}`, change };
    }
  }
}
