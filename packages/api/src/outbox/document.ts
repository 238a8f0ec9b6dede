import { isRecord } from '../record.ts';
import type { OutboxKind } from './kind.ts';

/** A document of which only the newest version counts, such as the answers of an attempt. */
export interface DocumentState<Value> {
  /** Version of `value`; grows with each change. */
  readonly seq: number;
  /** The newest version that the server has acknowledged. */
  readonly acknowledged: number;
  readonly value: Value;
  /** Changed in this visit: what the person does now is newer than what another device stored. */
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

/** Reliability D8. */
const documentPace = { afterMs: 1_000, atMostMs: 5_000 } as const;

/** A send of the visit before may still be under way: no version of this visit shares its number. */
const visitGap = 100;

/** A document as the server has it. */
export const savedDocument = <Value>(value: Value, savedSeq: number): DocumentState<Value> => ({
  seq: savedSeq + visitGap,
  acknowledged: savedSeq + visitGap,
  value,
  touched: false,
});

/** What this device kept, where it is newer than what the server has. */
export function newerDocument<Value>(
  kept: DocumentState<Value> | undefined,
  saved: { readonly value: Value; readonly savedSeq: number },
): DocumentState<Value> {
  if (kept === undefined || kept.seq <= saved.savedSeq) return savedDocument(saved.value, saved.savedSeq);
  return { seq: kept.seq + visitGap, acknowledged: saved.savedSeq, value: kept.value, touched: true };
}

/** The document after a change by the person. */
export const withValue = <Value>(state: DocumentState<Value>, value: Value): DocumentState<Value> => ({
  ...state,
  seq: state.seq + 1,
  value,
  touched: true,
});

/** Newest wins: versions may be skipped, an older one never replaces a newer one. */
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
      // An answer that a newer version of our own has overtaken.
      if (parcel.seq <= state.acknowledged) return { state, goOn: true };
      if (savedSeq < state.seq) return { state, goOn: savedSeq > parcel.seq };
      // Another device was faster. What lay here from an earlier visit is older; what is typed now is not.
      return state.touched
        ? { state: { ...state, seq: savedSeq + 1 }, goOn: true }
        : { state: { ...state, acknowledged: Math.max(state.seq, savedSeq) }, goOn: true };
    },
  };
}
