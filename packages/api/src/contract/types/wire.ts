import * as v from 'valibot';
import { isRecord } from '../../record.ts';

const wholeNumber = /^-?\d{1,16}$/;

const isWireInteger = (value: unknown): boolean =>
  Number.isSafeInteger(value) || (typeof value === 'string' && wholeNumber.test(value));

/**
 * An integer of a query or a form. Those encodings contain only text, so the server parses digits where the
 * client writes a number; both sides see the type `number`.
 */
export const wireInteger = /* @__NO_SIDE_EFFECTS__ */ (min = 0, max: number = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.custom<number>(isWireInteger), v.transform(Number), v.minValue(min), v.maxValue(max));

/** A flag of a query or a form: `true` or `false` as text. */
export const wireBoolean = v.pipe(
  v.custom<boolean>((value) => typeof value === 'boolean' || value === 'true' || value === 'false'),
  v.transform((value) => String(value) === 'true'),
);

/** A constant number of a query or a form, such as `deviceType=5`. */
export const wireConstant = /* @__NO_SIDE_EFFECTS__ */ <const Value extends number>(constant: Value) =>
  v.pipe(v.custom<Value>(isWireInteger), v.transform(Number), v.literal(constant));

/** One of the numbers of an enumeration, in a query or a form. */
export const wireEnum = /* @__NO_SIDE_EFFECTS__ */ <const Values extends Readonly<Record<string, number>>>(
  values: Values,
) => v.pipe(v.custom<Values[keyof Values]>(isWireInteger), v.transform(Number), v.enum(values));

/**
 * An id in a query or a form. Ids are whole numbers up to 2^53 everywhere, because JSON readers keep no
 * larger one exactly.
 */
export const wireId = wireInteger(1);

/** An id in a JSON body. */
export const jsonId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Some ids in a JSON body, at least one. */
export const jsonIds = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(v.array(jsonId), v.minLength(1), v.maxLength(max));

/** Ids of the files that a person attached, in the order chosen. */
export const fileIds = /* @__NO_SIDE_EFFECTS__ */ (max: number) => v.pipe(v.array(jsonId), v.maxLength(max));

/** A whole number of a JSON body. */
export const jsonInteger = /* @__NO_SIDE_EFFECTS__ */ (min = 0, max: number = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));

/** A number of a JSON body that may have a fraction: scores, positions, coordinates. */
export const jsonNumber = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) =>
  v.pipe(v.number(), v.minValue(min), v.maxValue(max));

/** A credit year. */
export const wireYear = wireInteger(2000, 2999);

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const recordOf = /* @__NO_SIDE_EFFECTS__ */ <Value>(is: (value: unknown) => value is Value) =>
  v.custom<Record<string, Value>>((value) => isRecord(value) && Object.values(value).every(is));

/*
 * These checks of answers are written by hand, because valibot's own `union`, `tuple` and `record` would add
 * half a KiB to every page.
 */

/** An id that some sources write as a number and some as text. */
export const numberOrText = v.custom<number | string>((value) => isNumber(value) || isText(value));

/** A stretch of a medium, in seconds: from, to. */
export const stretch = v.custom<[from: number, to: number]>(
  (value) => Array.isArray(value) && value.length === 2 && value.every(isNumber),
);

/** Texts by name. */
export const texts = /* @__PURE__ */ recordOf(isText);

/** Numbers by name. */
export const counts = /* @__PURE__ */ recordOf(isNumber);

/** Trimmed text within limits of length. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max));

/** Text that a pattern describes; a single check keeps the login page small. */
export const matching = /* @__NO_SIDE_EFFECTS__ */ (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));

/** Key of an idempotent call: created once for an action of the person, and kept across retries. */
export const idempotency = {
  idemKey: matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i),
};

/**
 * Key of a browser that spends a one-time code. The same browser may repeat the call for two minutes, because
 * its answer was lost; of a login it gets a new session in place of the one that it did not receive. A server
 * that does not know the key ignores it.
 */
export const exchangeKey = v.optional(idempotency.idemKey);

/** Search text: trimmed, at most 50 characters. */
export const keyword = text(0, 50);

/** Parameters of a list: `pageNo` counts from 1, and `pageSize` is at most 100. */
export const pageRequest = {
  pageNo: v.optional(wireInteger(1)),
  pageSize: v.optional(wireInteger(1, 100)),
};

/*
 * Objects are combined inside functions, because a bundler keeps everything that a spread reads when a module
 * is loaded, including whole schemas that nobody uses.
 */

/** An object of two sets of fields. */
export const merged = /* @__NO_SIDE_EFFECTS__ */ <Some extends v.ObjectEntries, More extends v.ObjectEntries>(
  some: Some,
  more: More,
) => v.object({ ...some, ...more });

/** An object with more fields. */
export const extended = /* @__NO_SIDE_EFFECTS__ */ <
  Base extends v.ObjectEntries,
  More extends v.ObjectEntries,
>(
  base: v.ObjectSchema<Base, undefined>,
  more: More,
) => v.object({ ...base.entries, ...more });

/**
 * An object that contains others of its kind. Made by a function, because a bundler keeps every constant that
 * refers to itself.
 */
export const recursive = /* @__NO_SIDE_EFFECTS__ */ <Node>(
  make: (self: v.GenericSchema<Node>) => v.GenericSchema<Node>,
): v.GenericSchema<Node> => {
  const schema: v.GenericSchema<Node> = make(v.lazy(() => schema));
  return schema;
};

/** A call without parameters; the argument may be left out. */
export const noRequest = v.optional(v.object({}), {});

/** The answer of a list. A page past the end is an empty list, not an error. */
export const pageOf = /* @__NO_SIDE_EFFECTS__ */ <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    list: v.array(row),
    total: v.number(),
    pageNo: v.number(),
    pageSize: v.number(),
    pages: v.number(),
  });

/** One page of a list; every call made with {@link pageOf} answers it. */
export interface Page<Row> {
  list: Row[];
  total: number;
  pageNo: number;
  pageSize: number;
  pages: number;
}

/**
 * The same value in the other forms in which servers write it: a number or flag as text, a flag as 0 or 1, a
 * text as a number. Digits beyond the precision of a number stay text.
 */
export const otherForms = (value: unknown): readonly unknown[] => {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
  const written = String(value);
  return [
    ...(/^-?\d+(?:\.\d+)?$/.test(written) && Math.abs(+written) < 2 ** 53 ? [+written] : []),
    ...(/^(?:true|false|[01])$/.test(written) ? [/[t1]/.test(written)] : []),
    written,
  ];
};

/**
 * A field that must not fail the whole answer: a value in another form is converted, and a missing, `null` or
 * wrong one becomes the default. Used where the specification names the default, or where a wrong setting of
 * a tenant must not lock people out. `strict` is the schema without this leniency.
 */
export const lenient = /* @__NO_SIDE_EFFECTS__ */ <Schema extends v.GenericSchema>(
  schema: Schema,
  fallback: v.InferOutput<Schema>,
) => ({
  ...v.fallback(schema, (dataset): v.InferOutput<Schema> => {
    for (const form of otherForms(dataset?.value)) {
      const read = v.safeParse(schema, form);
      if (read.success) return read.output;
    }
    return fallback;
  }),
  strict: schema,
});

/**
 * An answer whose data nobody needs, because code 200 is enough. Data of another shape than the contract's is
 * ignored; `otherwise` is used instead.
 */
export const orElse = /* @__NO_SIDE_EFFECTS__ */ <Schema extends v.GenericSchema>(
  schema: Schema,
  otherwise: v.InferOutput<Schema>,
) => ({ ...schema, otherwise });

/** The answer of a call that only confirms that it was done. */
export const ok = /* @__PURE__ */ orElse(v.object({ ok: v.literal(true) }), { ok: true });
