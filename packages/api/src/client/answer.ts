import type { ErrorCode } from '@stoa/domain';
import { getDotPath, safeParse } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import type { ApiFault, Busy } from './errors.ts';

/** The answer of a call before anybody believes it. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** The header `Date`, when there is one that may be read. */
  readonly date?: string | null;
  /** When it began to arrive. */
  readonly at?: number;
}

/** The clock of the server as its last answer told it. */
export interface ServerDate {
  /** The header `Date`. */
  readonly date: string;
  /** When it came, by this device's clock. */
  readonly at: number;
}

export type Outcome<Data> = { readonly data: Data } | { readonly fault: ApiFault };

/** More than any answer of the contract by far; larger text is not parsed. */
const maxLength = 5_000_000;

function parse(text: string): unknown {
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

/** Nobody is made to wait longer than a quarter of an hour by what an answer says. */
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
    // Nesting deep enough to exhaust the stack is not the contract's shape either.
  }
  return fault({ kind: 'shape', field: field ?? 'data' });
}

/**
 * Reads an answer by the rules of specification points 7 and 8 and of reliability D1 and D2: the number
 * 200 alone succeeds, and what is no envelope is never shown to anybody.
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
