import { isRecord } from '../record.ts';
import type { OutboxKind } from './kind.ts';

export interface EventParcel<Value> {
  readonly seq: number;
  readonly value: Value;
}

/** Events that all count, in order. */
export interface EventsState<Value> {
  readonly lastSeq: number;
  readonly waiting: readonly EventParcel<Value>[];
}

export const noEvents: EventsState<never> = { lastSeq: 0, waiting: [] };

export const withEvent = <Value>(state: EventsState<Value>, value: Value): EventsState<Value> => ({
  lastSeq: state.lastSeq + 1,
  waiting: [...state.waiting, { seq: state.lastSeq + 1, value }],
});

/**
 * A kind whose events all count: each is sent until it is acknowledged, one after the other; the server
 * counts each seq once.
 */
export function eventsKind<Value>(
  name: string,
  parseValue: (stored: unknown) => Value | undefined,
): OutboxKind<EventsState<Value>, EventParcel<Value>, unknown> {
  const parseEvent = (stored: unknown): EventParcel<Value> | undefined => {
    if (!isRecord(stored)) return undefined;
    const value = parseValue(stored['value']);
    return Number.isSafeInteger(stored['seq']) && value !== undefined
      ? { seq: Number(stored['seq']), value }
      : undefined;
  };
  return {
    name,
    pace: { afterMs: 0, atMostMs: 0 },
    parse(stored) {
      if (!isRecord(stored) || !Number.isSafeInteger(stored['lastSeq'])) return undefined;
      const listed: unknown = stored['waiting'];
      if (!Array.isArray(listed)) return undefined;
      const waiting = listed.map(parseEvent).filter((event) => event !== undefined);
      return waiting.length === listed.length ? { lastSeq: Number(stored['lastSeq']), waiting } : undefined;
    },
    next: ({ waiting }) => waiting[0],
    isSettled: ({ waiting }) => waiting.length === 0,
    settle: (state, { seq }) => ({
      state: { ...state, waiting: state.waiting.filter((event) => event.seq !== seq) },
      goOn: true,
    }),
  };
}
