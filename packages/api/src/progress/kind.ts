import * as v from 'valibot';
import type { StudyBeat, StudyBeatResult } from '../contract/study.ts';
import type { OutboxKind } from '../outbox/index.ts';
import { beatRecord, isOpenEmpty, isSettled, prepared, sealed, without, type BeatRecord } from './record.ts';

/** Screens R28: what an earlier visit left is sent when it is not older than this. */
const longestMs = 3_600_000;
/** What the server refuses again and again would hold up everything behind it. */
const mostRefusals = 5;

/** The beats of one study session in the outbox: in order, each counted once (contract 8.2). */
export const beatKind: OutboxKind<BeatRecord, StudyBeat, StudyBeatResult> = {
  name: 'beats',
  keepMs: longestMs,
  parse(stored) {
    const parsed = v.safeParse(beatRecord, stored);
    return parsed.success ? parsed.output : undefined;
  },
  prepare: prepared,
  next: ({ beats }) => beats[0],
  isSettled,
  seal: (record, at) => (isOpenEmpty(record.open) ? record : sealed(record, 'UNLOAD', at)),
  settle(record, { seq }, { reason }) {
    if (reason === 'THROTTLED') return { state: record, goOn: false };
    // Nothing of an ended session is ever counted.
    return { state: reason === 'ENDED' ? { ...record, beats: [] } : without(record, seq), goOn: true };
  },
  refuse: (record, { seq }, refusals) => (refusals < mostRefusals ? undefined : without(record, seq)),
};
