import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { bare, entriesOf, innerOf, isOptional, isSchema, optionsOf, partOf } from '@stoa/api/contract/schema';

/** `fault` ends a run with code 1; `note` is a difference that the portal can cope with. */
export type Weight = 'fault' | 'note';

export interface Difference {
  readonly weight: Weight;
  /** Path in the answer, such as `data.list.0.courseId`. */
  readonly path: string;
  readonly text: string;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const typeName = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value;
};

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

const fault = (path: string, text: string): Difference => ({ weight: 'fault', path, text });
const note = (path: string, text: string): Difference => ({ weight: 'note', path, text });

const issueText = (issue: v.BaseIssue<unknown>): string =>
  issue.input === undefined
    ? 'is missing'
    : `is ${shown(issue.input)} (${typeName(issue.input)}); ${issue.expected ?? issue.message} is expected`;

function issues(schema: GenericSchema, value: unknown): Difference[] {
  const result = v.safeParse(schema, value);
  if (result.success) return [];
  return result.issues.map((issue) => {
    const at = v.getDotPath(issue);
    return fault(at === null ? 'data' : `data.${at}`, issueText(issue));
  });
}

/**
 * Milliseconds of a day in 1973, before anything a platform stores; a time in seconds is smaller than this
 * number.
 */
const smallestTime = 100_000_000_000;

/** Rules that a schema does not express but the name of a field does, such as times in milliseconds. */
function byName(name: string, value: unknown, path: string): Difference[] {
  if (typeof value !== 'number') return [];
  if (/[a-z]Time$/.test(name) && value !== 0 && Math.abs(value) < smallestTime) {
    return [fault(path, `is ${value}; times are epoch milliseconds, this looks like seconds`)];
  }
  if (name === 'percent' && (!Number.isInteger(value) || value < 0 || value > 100)) {
    return [fault(path, `is ${value}; percents are whole numbers from 0 to 100`)];
  }
  return [];
}

/**
 * A wrong value of a field with a default is replaced silently; it is reported, because the owner of the back
 * end wants to know.
 */
function swallowed(schema: GenericSchema, value: unknown, path: string): Difference[] {
  const strict = partOf(schema, 'strict');
  if (!isSchema(strict) || value === undefined || value === null || v.is(strict, value)) return [];
  const result = v.safeParse(schema, value);
  return [
    fault(path, `is ${shown(value)} (${typeName(value)}); the portal reads it as ${shown(result.output)}`),
  ];
}

function looked(schema: GenericSchema, value: unknown, path: string): Difference[] {
  const own = swallowed(schema, value, path);
  const plain = bare(schema);
  if (plain !== schema) own.push(...swallowed(plain, value, path));
  if (!isObject(value)) return own;
  switch (plain.type) {
    case 'array': {
      const row = innerOf(plain, 'item');
      if (row === undefined || !Array.isArray(value)) return own;
      return [...own, ...value.flatMap((one: unknown, index) => looked(row, one, `${path}.${index}`))];
    }
    case 'lazy': {
      const make = partOf(plain, 'getter');
      const inner: unknown = typeof make === 'function' ? make(value) : undefined;
      return isSchema(inner) ? [...own, ...looked(inner, value, path)] : own;
    }
    case 'union':
    case 'variant': {
      const option = optionsOf(plain).find((one) => v.is(one, value));
      return option === undefined ? own : [...own, ...looked(option, value, path)];
    }
    case 'object':
      return [...own, ...fields(plain, value, path)];
    default:
      return own;
  }
}

function fields(schema: GenericSchema, value: object, path: string): Difference[] {
  const entries = entriesOf(schema);
  const missing = [...entries].flatMap(([name, entry]) =>
    Object.hasOwn(entry, 'fallback') && !isOptional(entry) && !(name in value)
      ? [note(`${path}.${name}`, `is missing; the portal falls back to ${shown(v.getFallback(entry))}`)]
      : [],
  );
  const present = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const at = `${path}.${name}`;
    const entry = entries.get(name);
    if (entry === undefined) return [note(at, 'is not in the contract; the portal leaves it out')];
    return [...byName(name, inner, at), ...looked(entry, inner, at)];
  });
  return [...missing, ...present];
}

/** Every difference between `data` and the contract. */
export function shapeOf(schema: GenericSchema, data: unknown): readonly Difference[] {
  // The schema of an object accepts a list, because a list is an object without these fields.
  if (Array.isArray(data) && bare(schema).type === 'object') {
    return [fault('data', 'is a list; an object is expected')];
  }
  return [...issues(schema, data), ...looked(schema, data, 'data')];
}
