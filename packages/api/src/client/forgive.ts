import { ownField } from '@stoa/domain/kernel';
import { is } from 'valibot';
import type { GenericSchema } from 'valibot';
import { defaultOf } from '../contract/defaults.ts';
import type { AnyCall, DataOf } from '../contract/define.ts';
import { entriesOf, innerOf, isOptional, isSchema, optionsOf, partOf } from '../contract/schema.ts';
import { otherForms } from '../contract/types/wire.ts';
import { isRecord } from '../record.ts';
import { check, parseText } from './answer.ts';
import type { Outcome, Reading } from './answer.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The position of the reader in an answer. */
interface Spot {
  /** Path without the indexes of rows, such as `list[].title`. */
  readonly path: string;
  readonly name: string;
  /** Name of the field that holds the object or the list of objects. */
  readonly parent: string;
  /** The enclosing objects, the nearest first. */
  readonly around: readonly Fields[];
  /** An entry of a list, which may be left out. */
  readonly isRow: boolean;
  /** A field that may be absent. */
  readonly isOptional: boolean;
}

const root: Spot = { path: '', name: '', parent: '', around: [], isRow: false, isOptional: false };

/** Marks a value that cannot be read. */
const unreadable = Symbol('unreadable');

const kindOf = (value: unknown): string =>
  value === undefined
    ? 'is missing'
    : value === null
      ? 'is null'
      : `is ${Array.isArray(value) ? 'a list' : `of type ${typeof value}`}`;

/** A date as text, with or without a time of day. */
const datePattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d.*))?$/;

/** The time that a text stands for. A text without a time zone is read in that of this device. */
function momentOf(text: string): readonly number[] {
  const [, day, clock = '00:00'] = datePattern.exec(text) ?? [];
  return day === undefined ? [] : [Date.parse(`${day}T${clock}`)];
}

/** Names of fields that contain a time in milliseconds. */
const isMoment = (name: string): boolean => /[tT]ime$/.test(name);

const mapped = (value: Fields, form: (one: unknown) => unknown): Fields =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      typeof one === 'object' || form(one) === undefined ? [] : [[name, form(one)]],
    ),
  );

const numberIn = (value: unknown): unknown => otherForms(value).find((form) => typeof form === 'number');

/** The forms in which a value may be meant, its own form first. */
function formsOf(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return [value, value.map(numberIn)];
  if (isRecord(value)) return [value, mapped(value, String), mapped(value, numberIn)];
  const moment = typeof value === 'string' && isMoment(name) ? momentOf(value) : [];
  return [value, ...moment, ...otherForms(value)];
}

/** The only field that the object must have, so that a bare value can replace the object. */
function onlyNeeded(schema: GenericSchema): string | undefined {
  const needed = [...entriesOf(schema)].filter(
    ([, entry]) => !isOptional(entry) && !Object.hasOwn(entry, 'fallback'),
  );
  const [first, ...others] = needed;
  return others.length === 0 ? first?.[0] : undefined;
}

/**
 * The values that the field that distinguishes alternatives may have in one of them; an alternative may have
 * alternatives itself.
 */
const alternativesOf = (schema: GenericSchema, name: string): readonly GenericSchema[] =>
  schema.type === 'variant'
    ? optionsOf(schema).flatMap((option) => alternativesOf(option, name))
    : [...entriesOf(schema)].flatMap(([key, entry]) => (key === name ? [entry] : []));

/** Reads one answer, and notes every place where it differs from the contract. */
class Reader {
  /** The correction of each difference, by path. */
  readonly differences = new Map<string, string>();
  /** The path of a field that could not be read. */
  lost: string | undefined;
  readonly #call: AnyCall;
  readonly #asked: Fields;
  readonly #now: number;
  #isEmpty = false;
  #made = 0;

  constructor(call: AnyCall, asked: Fields, now: number) {
    this.#call = call;
    this.#asked = asked;
    this.#now = now;
  }

  #note({ path }: Spot, value: unknown, done: string): void {
    if (!this.differences.has(path)) this.differences.set(path, `${kindOf(value)}; ${done}`);
  }

  /** The data in a form that the strict reader accepts, or {@link unreadable}. */
  readData(data: unknown): unknown {
    this.#isEmpty = typeof data !== 'object' || data === null || Object.keys(data).length === 0;
    return this.read(this.#call.data, data, root);
  }

  /**
   * The value in a form that the strict reader accepts, `undefined` for an absent optional field, or {@link
   * unreadable}.
   */
  read(schema: GenericSchema, value: unknown, spot: Spot): unknown {
    // The strict reader itself replaces a wrong value of a lenient field.
    if (Object.hasOwn(schema, 'fallback')) return value;
    switch (schema.type) {
      case 'optional':
      case 'nullable':
        return this.#optional(schema, value, spot);
      case 'lazy': {
        const make = partOf(schema, 'getter');
        const inner: unknown = typeof make === 'function' ? make(value) : undefined;
        return isSchema(inner) ? this.read(inner, value, spot) : unreadable;
      }
      case 'union': {
        const options = optionsOf(schema);
        if (options.some((option) => is(option, value))) return value;
        const read = options.map((option) => this.read(option, value, spot));
        return read.find((one) => one !== unreadable) ?? unreadable;
      }
      case 'variant':
        return this.#variant(schema, value, spot);
      case 'object':
        return this.#object(schema, value, spot);
      case 'array':
        return this.#list(schema, value, spot);
      default:
        return this.#single(schema, value, spot);
    }
  }

  #optional(schema: GenericSchema, value: unknown, spot: Spot): unknown {
    const absent = schema.type === 'optional' ? undefined : null;
    const inner = innerOf(schema, 'wrapped');
    if (inner === undefined || value === undefined || value === absent) return absent;
    const read = value === null ? unreadable : this.read(inner, value, { ...spot, isOptional: true });
    if (read !== unreadable) return read;
    this.lost = undefined;
    this.#note(spot, value, 'it was read as absent.');
    return absent;
  }

  /**
   * Chooses the alternative that the value's own field names; a value that names none of them is unreadable.
   */
  #variant(schema: GenericSchema, value: unknown, spot: Spot): unknown {
    const name = String(partOf(schema, 'key'));
    const forms = isRecord(value) ? otherForms(ownField(value, name)) : [];
    const option = optionsOf(schema).find((one) =>
      alternativesOf(one, name).some((key) => forms.some((form) => is(key, form))),
    );
    return option === undefined ? unreadable : this.read(option, value, spot);
  }

  #single(schema: GenericSchema, value: unknown, spot: Spot): unknown {
    // The last form is for a required object that the server has sent as an empty value.
    const forms = [...formsOf(value, spot.name), ...(spot.isOptional || spot.isRow ? [] : [{}])];
    const form = forms.find((one) => is(schema, one));
    if (form === undefined) return unreadable;
    if (!Object.is(form, value))
      this.#note(
        spot,
        value,
        `it was read as ${typeof form === 'object' ? 'an object' : `a ${typeof form}`}.`,
      );
    return form;
  }

  #list(schema: GenericSchema, value: unknown, spot: Spot): unknown {
    const item = innerOf(schema, 'item');
    if (item === undefined) return unreadable;
    const inside = isRecord(value) ? ownField(value, 'list') : undefined;
    const rows: unknown = Array.isArray(value) ? value : inside;
    if (rows !== value) this.#note(spot, value, 'a list was read.');
    if (!Array.isArray(rows)) {
      this.#note(spot, value, 'it was read as an empty list.');
      return [];
    }
    // Cells of a row that cannot be read are replaced, so that the others keep their positions.
    const isCell = spot.isRow && item.type === 'string';
    const place = { ...spot, path: `${spot.path}[]`, isRow: true, isOptional: false };
    return rows.flatMap((row: unknown) => {
      const read = this.read(item, row, place);
      if (read !== unreadable) return [read];
      this.lost = undefined;
      this.#note(place, row, isCell ? 'it was read as empty.' : 'it was left out.');
      return isCell ? [''] : [];
    });
  }

  #object(schema: GenericSchema, value: unknown, spot: Spot): unknown {
    const source = this.#sourceOf(schema, value, spot);
    if (source === undefined) return unreadable;
    const made: Record<string, unknown> = {};
    const around = [made, ...spot.around];
    const entries = [...entriesOf(schema)];
    const inside = (name: string): Spot => ({
      path: spot.path === '' ? name : `${spot.path}.${name}`,
      name,
      parent: spot.name,
      around,
      isRow: false,
      isOptional: false,
    });
    const open = entries.filter(([name, entry]) => {
      const read = this.read(entry, ownField(source, name), inside(name));
      if (read !== unreadable && read !== undefined) made[name] = read;
      return read === unreadable;
    });
    for (const [name, entry] of open) {
      const isKey = spot.isRow && name === entries[0]?.[0];
      const taken = this.#defaultOf(entry, inside(name), isKey);
      if (taken === undefined) {
        this.lost ??= inside(name).path;
        return unreadable;
      }
      this.lost = undefined;
      this.#note(inside(name), ownField(source, name), 'its default was taken.');
      made[name] = taken;
    }
    return made;
  }

  /**
   * The fields of the object that a value means. A value that is not an object counts as an object without
   * fields, because some servers send an empty text or list instead; as an entry of a list or an optional
   * field it is unreadable.
   */
  #sourceOf(schema: GenericSchema, value: unknown, spot: Spot): Fields | undefined {
    if (isRecord(value)) return value;
    const isListed = Array.isArray(value) && entriesOf(schema).get('list')?.type === 'array';
    const only = typeof value === 'object' ? undefined : onlyNeeded(schema);
    const name = isListed ? 'list' : value === undefined ? undefined : only;
    if (name === undefined && (spot.isRow || spot.isOptional)) return undefined;
    this.#note(spot, value, `it was read as ${name ?? 'an object without fields'}.`);
    return name === undefined ? {} : { [name]: value };
  }

  /**
   * The default of a field. A missing id of something outside the entry is taken from the enclosing object,
   * or from the request if there is an answer at all, because some servers send nothing when nothing was
   * found.
   */
  #defaultOf(schema: GenericSchema, spot: Spot, isKey: boolean): unknown {
    const [here = {}, outer = {}] = spot.around;
    this.#made += 1;
    const taken = defaultOf(
      schema,
      { call: this.#call.id, parent: spot.parent, name: spot.name },
      { asked: this.#asked, here, around: outer, now: this.#now, unique: `entry ${this.#made}` },
    );
    if (taken !== undefined) return taken;
    const refersOutwards = spot.name === 'id' ? spot.around.length === 1 : spot.name.endsWith('Id');
    if (isKey || !refersOutwards) return undefined;
    return [...spot.around.slice(1), ...(this.#isEmpty ? [] : [this.#asked])]
      .map((fields) => ownField(fields, spot.name))
      .find((id) => id !== undefined && is(schema, id));
  }
}

/** Messages of a server that only mean success. */
const pleased = /^(?:ok|success(?:ful|fully)?|(?:操作|请求|查询|获取)?成功)?[.!。！]?$/i;

/**
 * Reports the differences to the person who connects a back end: each field of each call once, and never a
 * value.
 */
function tell(call: AnyCall, differences: ReadonlyMap<string, string>, told: Set<string>): void {
  const fresh = [...differences].filter(([path]) => !told.has(`${call.id} ${path}`));
  for (const [path] of fresh) told.add(`${call.id} ${path}`);
  if (fresh.length === 0) return;
  const lines = fresh.map(([path, words]) => `- ${path === '' ? 'data' : `data.${path}`} ${words}`);
  console.warn(
    [`The answer of ${call.id} ${call.path} differs from the contract in these fields:`, ...lines].join('\n'),
  );
}

/**
 * Reads an answer with code 200 that differs from the contract as well as possible: a value in another form
 * is converted, a missing or wrong field gets its documented default, a wrong optional field is absent, and a
 * wrong entry of a list is left out. An error remains only for a field without a default outside of lists; it
 * contains the server's `msg`.
 */
export function forgive<C extends AnyCall>(
  call: C,
  text: string,
  { asked, now, told }: Reading,
): Outcome<DataOf<C>> {
  const envelope = parseText(text);
  const [data, msg] = isRecord(envelope) ? [ownField(envelope, 'data'), ownField(envelope, 'msg')] : [];
  const reader = new Reader(call, asked, now);
  let read: unknown = unreadable;
  try {
    read = reader.readData(data);
  } catch {
    // Data whose nesting exhausts the stack cannot be a real answer.
  }
  tell(call, reader.differences, told);
  const outcome = check<C['data']>(call.data, read);
  if ('data' in outcome) return outcome;
  const words = typeof msg === 'string' ? msg.trim() : '';
  const field = reader.lost ?? 'data';
  return { fault: { kind: 'shape', field, ...(pleased.test(words) ? {} : { msg: words }) } };
}
