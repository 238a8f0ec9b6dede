import type { ErrorCode } from '@stoa/domain';
import { getDotPath, safeParse } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import type { ApiFault, Busy } from './errors.ts';

/** The answer of a call as it came, not checked yet. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** The header `Date`, when the page may read it. */
  readonly date?: string | null;
  /** When it began to arrive, by this device's clock. */
  readonly at?: number;
}

/** The server's clock, as its last answer gave it. */
export interface ServerDate {
  /** The header `Date`. */
  readonly date: string;
  /** When the header came, by this device's clock. */
  readonly at: number;
}

export type Outcome<Data> = { readonly data: Data } | { readonly fault: ApiFault };

/** Longest text that is parsed; every answer of the contract is far shorter. */
const maxLength = 5_000_000;

/** The JSON of an answer; undefined for any other text. */
export function parse(text: string): unknown {
  if (text.length > maxLength) return undefined;
  try {
    return JSON.parse(text.codePointAt(0) === 0xfeff ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}

const own = (source: object, key: string): unknown => Object.getOwnPropertyDescriptor(source, key)?.value;

const fault = (value: ApiFault): { fault: ApiFault } => ({ fault: value });

const busyCode: typeof ErrorCode.Busy = 1014;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Reads how long to wait, at most a quarter of an hour whatever the answer says. */
function busyIn(data: unknown): { readonly busy?: Busy } {
  if (typeof data !== 'object' || data === null) return {};
  const [place, retryAfterSeconds] = [own(data, 'place'), own(data, 'retryAfterSeconds')];
  if (!isCount(place) || !isCount(retryAfterSeconds)) return {};
  return { busy: { place, retryAfterSeconds: Math.min(retryAfterSeconds, 900) } };
}

function check<Schema extends GenericSchema>(schema: Schema, data: unknown): Outcome<InferOutput<Schema>> {
  let field: string | null = null;
  try {
    const result = safeParse(schema, data);
    if (result.success) return { data: result.output };
    field = getDotPath(result.issues[0]);
  } catch {
    // Validation can throw when the nesting exhausts the stack; such data has not the contract's shape
    // either.
  }
  return fault({ kind: 'shape', field: field ?? 'data' });
}

/**
 * Reads an answer by the rules of specification point 7: only the number 200 is success, and text that is no
 * envelope is never shown to anybody.
 */
export function readAnswer<Schema extends GenericSchema>(
  { status, text }: RawAnswer,
  schema: Schema,
): Outcome<InferOutput<Schema>> {
  if (status === 401) return fault({ kind: 'expired', code: 401 });
  const envelope = parse(text);
  const code = typeof envelope === 'object' && envelope !== null ? own(envelope, 'code') : undefined;
  if (typeof envelope !== 'object' || envelope === null || typeof code !== 'number') {
    return fault(status >= 500 ? { kind: 'network', status } : { kind: 'envelope', status });
  }
  if (code === 202) return fault({ kind: 'expired', code: 202 });
  if (code !== 200) {
    const msg = own(envelope, 'msg');
    const busy = code === busyCode ? busyIn(own(envelope, 'data')) : {};
    return fault({ kind: 'business', code, msg: typeof msg === 'string' ? msg : '', status, ...busy });
  }
  if (status < 200 || status > 299) return fault({ kind: 'envelope', status });
  return check(schema, own(envelope, 'data'));
}
