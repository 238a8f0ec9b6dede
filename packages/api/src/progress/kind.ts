import * as v from 'valibot';
import type { StudyBeat, StudyBeatResult } from '../contract/study.ts';
import type { OutboxKind } from '../outbox/index.ts';
import { beatRecord, isOpenEmpty, isSettled, prepared, sealed, without, type BeatRecord } from './record.ts';

/** The age in ms up to which beats that an earlier visit left are still sent. */
const longestMs = 3_600_000;
/** The number of refusals after which a beat is dropped, because it would hold up all beats behind it. */
const mostRefusals = 5;

/** The unsent beats of one study session: sent in order, each counted once by the server. */
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
    // When the session has ended, all its beats are dropped, because the server counts none of them any more.
    return { state: reason === 'ENDED' ? { ...record, beats: [] } : without(record, seq), goOn: true };
  },
  refuse: (record, { seq }, refusals) => (refusals < mostRefusals ? undefined : without(record, seq)),
};
