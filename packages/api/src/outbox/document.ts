import { isRecord } from '../record.ts';
import type { OutboxKind } from './kind.ts';

/** A document of which only the newest version counts, such as the answers of an attempt. */
export interface DocumentState<Value> {
  /** Version of `value`; grows with each change. */
  readonly seq: number;
  /** The newest version that the server has acknowledged. */
  readonly acknowledged: number;
  readonly value: Value;
  /**
   * Whether the person has changed the document in this visit; it is then newer than the version that another
   * device has stored.
   */
  readonly touched: boolean;
}

export interface DocumentParcel<Value> {
  readonly seq: number;
  readonly value: Value;
}

/** The version that the server holds now. */
export interface DocumentAnswer {
  readonly savedSeq: number;
}

/**
 * The pace of a document: it is sent one second after the last change, and no later than 5 s after the first
 * unsent change.
 */
const documentPace = { afterMs: 1_000, atMostMs: 5_000 } as const;

/** The amount that is added to the newest version known at the start of a visit. */
const visitGap = 100;

/**
 * The version at which a visit begins. A request of an earlier visit may still arrive, even with a version
 * that the device had no time to store, so this visit must use higher versions than any earlier one. So the
 * versions follow the time of day in ms, unless a higher one is known.
 */
const firstSeq = (knownSeq: number, now: number): number => Math.max(knownSeq + visitGap, now);

/**
 * A document as the server has it.
 *
 * @param now the time in epoch milliseconds
 */
export function savedDocument<Value>(value: Value, savedSeq: number, now = Date.now()): DocumentState<Value> {
  const seq = firstSeq(savedSeq, now);
  return { seq, acknowledged: seq, value, touched: false };
}

/**
 * The copy on this device if it is newer than the server's version, else the server's version. @param now the
 * time in epoch milliseconds
 */
export function newerDocument<Value>(
  kept: DocumentState<Value> | undefined,
  saved: { readonly value: Value; readonly savedSeq: number },
  now = Date.now(),
): DocumentState<Value> {
  if (kept === undefined || kept.seq <= saved.savedSeq) {
    return savedDocument(saved.value, saved.savedSeq, now);
  }
  const { value } = kept;
  return { seq: firstSeq(kept.seq, now), acknowledged: saved.savedSeq, value, touched: true };
}

/** The document after a change by the person. */
export const withValue = <Value>(state: DocumentState<Value>, value: Value): DocumentState<Value> => ({
  ...state,
  seq: state.seq + 1,
  value,
  touched: true,
});

/**
 * A kind of which only the newest version counts: versions may be skipped, and an older one never replaces a
 * newer one.
 */
export function documentKind<Value>(
  name: string,
  parseValue: (stored: unknown) => Value | undefined,
): OutboxKind<DocumentState<Value>, DocumentParcel<Value>, DocumentAnswer> {
  return {
    name,
    overtakes: true,
    pace: documentPace,
    parse(stored) {
      if (!isRecord(stored)) return undefined;
      const { seq, acknowledged } = stored;
      const value = parseValue(stored['value']);
      if (!Number.isSafeInteger(seq) || !Number.isSafeInteger(acknowledged) || value === undefined) {
        return undefined;
      }
      return { seq: Number(seq), acknowledged: Number(acknowledged), value, touched: false };
    },
    next: ({ seq, acknowledged, value }) => (seq > acknowledged ? { seq, value } : undefined),
    isSettled: ({ seq, acknowledged }) => seq <= acknowledged,
    settle(state, parcel, { savedSeq }) {
      if (savedSeq === parcel.seq) {
        return { state: { ...state, acknowledged: Math.max(state.acknowledged, savedSeq) }, goOn: true };
      }
      // A newer version that this device sent was acknowledged before this answer came.
      if (parcel.seq <= state.acknowledged) return { state, goOn: true };
      if (savedSeq < state.seq) return { state, goOn: savedSeq > parcel.seq };
      // Another device has stored a newer version. It wins over what an earlier visit left here, but not over
      // what the person types now.
      return state.touched
        ? { state: { ...state, seq: savedSeq + 1 }, goOn: true }
        : { state: { ...state, acknowledged: Math.max(state.seq, savedSeq) }, goOn: true };
    },
  };
}
