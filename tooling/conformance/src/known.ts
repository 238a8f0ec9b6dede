import type { AnyCall } from '@stoa/api/contract/define';
import * as v from 'valibot';
import { aliases, onOwnWorkOnly } from './conduct.ts';
import { sampleOf } from './sample.ts';
import type { Hints } from './sample.ts';
import { entriesOf, isOptional } from '@stoa/api/contract/schema';
import type { Fields } from './send.ts';

/** Whether a field contains an id, code or ticket, whose value only the back end can provide. */
const isReference = (name: string): boolean => /(?:^id|Id|Ids|No|pollToken)$/.test(name);

const single = (name: string): string => name.replace(/Ids$/, 'Id');

type Values = Map<string, unknown[]>;

function gather(data: unknown, into: Values, depth = 0): void {
  if (typeof data !== 'object' || data === null || depth > 12) return;
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'object') gather(value, into, depth + 1);
    else if (isReference(name)) into.set(name, [...(into.get(name) ?? []).slice(0, 9), value]);
  }
}

/** Values from earlier answers: ids and tickets by the name of their field. */
export class Known {
  readonly #seen: Values = new Map();
  readonly #made: Values = new Map();
  readonly #fixed: Hints;

  constructor(fixed: Readonly<Record<string, unknown>>) {
    this.#fixed = new Map(Object.entries(fixed).map(([name, value]) => [name, [value]]));
  }

  learn({ id }: AnyCall, data: unknown, madeByThisRun: boolean): void {
    gather(data, this.#seen);
    if (madeByThisRun) gather(data, this.#made);
    // Some names are only unique together with the call that returned them, such as a plain `id`.
    const told: Values = new Map();
    gather(data, told);
    for (const [name, values] of told) this.#seen.set(`${id}.${name}`, values);
  }

  #valuesFor(call: AnyCall, name: string): readonly unknown[] {
    const wanted = aliases.get(`${call.id}.${name}`) ?? name;
    const from = onOwnWorkOnly.has(call.id) ? this.#made : this.#seen;
    const values = this.#fixed.get(wanted) ?? from.get(wanted) ?? from.get(single(wanted)) ?? [];
    return name.endsWith('Ids') ? values.map((value) => [value]) : values;
  }

  #needed(call: AnyCall): readonly string[] {
    return [...entriesOf(call.request)]
      .filter(([name, entry]) => isReference(name) && !isOptional(entry))
      .map(([name]) => name);
  }

  /** Names of fields that the call needs and no answer has contained. */
  lacks(call: AnyCall): readonly string[] {
    const entries = entriesOf(call.request);
    return this.#needed(call).filter((name) => {
      const entry = entries.get(name);
      return entry === undefined || !this.#valuesFor(call, name).some((value) => v.is(entry, value));
    });
  }

  /** A request that the contract accepts; its ids belong to existing things where such ids are known. */
  requestFor(call: AnyCall): Fields {
    const hints = new Map(this.#fixed);
    for (const name of this.#needed(call)) hints.set(name, this.#valuesFor(call, name));
    return { ...Object(sampleOf(call.request, hints)) };
  }
}

const unknownValues = [9_007_199_254_740_000, 'nobody-has-this-0000'] as const;

/** The same request with an id that does not exist; undefined when the request has no id. */
export function aboutNothing(call: AnyCall, request: Fields): Fields | undefined {
  const asked = [...entriesOf(call.request)].flatMap(([name, entry]) => {
    const names = isReference(name) || /^(?:code|ticket)$/.test(name);
    if (!names || isOptional(entry)) return [];
    const list = name.endsWith('Ids');
    const value = unknownValues.find((one) => v.is(entry, list ? [one] : one));
    return value === undefined ? [] : [[name, list ? [value] : value] as const];
  });
  return asked.length === 0 ? undefined : { ...request, ...Object.fromEntries(asked) };
}

const badValues = ['', 'x', '-1', '\u0000', 'x'.repeat(5000)] as const;

/** The same request with one field that the contract refuses; undefined when every value is allowed. */
export function withBadField(call: AnyCall, request: Fields): { what: string; fields: Fields } | undefined {
  const entries = [...entriesOf(call.request)].toSorted(
    ([, one], [, other]) => Number(isOptional(one)) - Number(isOptional(other)),
  );
  for (const [field] of entries) {
    for (const value of badValues) {
      const fields = { ...request, [field]: value };
      if (!v.is(call.request, fields)) return { what: `a bad ${field}`, fields };
    }
  }
  return undefined;
}
