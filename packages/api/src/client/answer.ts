import type { ErrorCode } from '@stoa/domain';
import { ownField } from '@stoa/domain/kernel';
import { safeParse } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import type { AnyCall, DataOf } from '../contract/define.ts';
import { isRecord } from '../record.ts';
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

/** The server's clock, as its last answer showed it. */
export interface ServerDate {
  /** The header `Date`. */
  readonly date: string;
  /** When the header came, by this device's clock. */
  readonly at: number;
}

export type Outcome<Data> = { readonly data: Data } | { readonly fault: ApiFault };

/** Longest text that is parsed; every answer of the contract is far shorter. */
const maxLength = 5_000_000;

/** The parsed text of an answer; `undefined` for text that is no JSON. */
export function parseText(text: string): unknown {
  if (text.length > maxLength) return undefined;
  try {
    return JSON.parse(text.codePointAt(0) === 0xfeff ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}

const fault = (value: ApiFault): { fault: ApiFault } => ({ fault: value });

const busyCode: typeof ErrorCode.Busy = 1014;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Reads how long to wait, at most a quarter of an hour whatever the answer says. */
function busyIn(data: unknown): { readonly busy?: Busy } {
  if (!isRecord(data)) return {};
  const [place, retryAfterSeconds] = [ownField(data, 'place'), ownField(data, 'retryAfterSeconds')];
  if (!isCount(place) || !isCount(retryAfterSeconds)) return {};
  return { busy: { place, retryAfterSeconds: Math.min(retryAfterSeconds, 900) } };
}

/** Reads data as the contract says, or names the first field that differs. */
export function check<Schema extends GenericSchema>(
  schema: Schema,
  data: unknown,
): Outcome<InferOutput<Schema>> {
  try {
    // Data that nobody needs is not checked.
    for (const value of 'otherwise' in schema ? [data, schema.otherwise] : [data]) {
      const result = safeParse(schema, value);
      if (result.success) return { data: result.output };
    }
  } catch {
    // Validation can throw when deep nesting exhausts the stack; such data does not have the contract's shape
    // either.
  }
  return fault({ kind: 'shape', field: 'data' });
}

/**
 * Reads an answer by the rules of specification point 7: only the number 200 is success, and text that is not
 * an envelope is never shown to a person.
 */
export function readAnswer<Schema extends GenericSchema>(
  { status, text }: RawAnswer,
  schema: Schema,
): Outcome<InferOutput<Schema>> {
  if (status === 401) return fault({ kind: 'expired', code: 401 });
  const envelope = parseText(text);
  const code = isRecord(envelope) ? ownField(envelope, 'code') : undefined;
  if (!isRecord(envelope) || typeof code !== 'number') {
    return fault(status >= 500 ? { kind: 'network', status } : { kind: 'envelope', status });
  }
  if (code === 202) return fault({ kind: 'expired', code: 202 });
  if (code !== 200) {
    const msg = ownField(envelope, 'msg');
    const busy = code === busyCode ? busyIn(ownField(envelope, 'data')) : {};
    return fault({ kind: 'business', code, msg: typeof msg === 'string' ? msg : '', status, ...busy });
  }
  if (status < 200 || status > 299) return fault({ kind: 'envelope', status });
  return check(schema, ownField(envelope, 'data'));
}

/** The options for reading an answer that differs from the contract. */
export interface Reading {
  /** The fields of the request. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** The moment of the answer. */
  readonly now: number;
  /** Differences that were reported already; the reader adds to them. */
  readonly told: Set<string>;
}

/**
 * Reads an answer as {@link readAnswer} does. When it differs from the contract, a lenient reader is loaded,
 * which few installations ever need.
 */
export function readForgiving<C extends AnyCall>(
  call: C,
  answer: RawAnswer,
  reading: Reading,
): Outcome<DataOf<C>> | Promise<Outcome<DataOf<C>>> {
  const outcome = readAnswer<C['data']>(answer, call.data);
  return 'fault' in outcome && outcome.fault.kind === 'shape'
    ? import('./forgive.ts').then(({ forgive }) => forgive(call, answer.text, reading))
    : outcome;
}
