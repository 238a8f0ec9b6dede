import type { BeatEvent, StudyBeat, StudyBeatResult } from '../contract/study.ts';
import type { EntryOptions, Outbox } from '../outbox/index.ts';
import { beatKind } from './kind.ts';
import { isOpenEmpty, newRecord, sealed, withSegment, type OpenBeat } from './record.ts';

export interface BeatQueueOptions extends EntryOptions<StudyBeat, StudyBeatResult> {
  readonly outbox: Outbox;
  /** The `outboxKey` that `studyStart` answers. */
  readonly key: string;
  readonly session: { readonly sessionId: string; readonly itemId: number; readonly playerTag: string };
  /** The time in epoch milliseconds, by a clock that never goes back. */
  readonly now?: () => number;
}

export interface BeatQueue {
  /** Reports a stretch of media that was really played; it is kept on the device at once. */
  readonly played: (span: readonly [number, number]) => void;
  /** Reports whether the person plays or reads at the moment; study time is counted meanwhile. */
  readonly active: (on: boolean) => void;
  /** Reports the progress of an item without a timeline. */
  readonly seen: (facts: Pick<OpenBeat, 'pagesSeen' | 'scrolledToEnd' | 'linkDone'>) => void;
  /** Reports that the person has answered a presence check; sent with the next beat. */
  readonly acknowledge: (checkId: string) => void;
  /** Makes a beat of everything since the last one and sends all unsent beats. */
  readonly beat: (event: BeatEvent, position: number, rate: number) => void;
  /** Tries to send all unsent beats; settles when none is left or they cannot be sent now. */
  readonly flush: () => Promise<void>;
  /** Sends nothing more; unsent beats stay on the device. */
  readonly stop: () => Promise<void>;
}

/** Longest step of study time, in seconds, because time in which the device slept does not count. */
const longestStepSeconds = 15;
const quiet: ReadonlySet<BeatEvent> = new Set(['HIDE', 'UNLOAD', 'SWITCH']);

/** The time in epoch milliseconds, by a clock that never goes back. */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** The heart-beats of one study session: every played second is sent, and none is counted twice. */
export async function createBeatQueue(options: BeatQueueOptions): Promise<BeatQueue> {
  const { outbox, session, now = steadyNow, ...use } = options;
  const entry = await outbox.open(beatKind, session.sessionId, {
    ...use,
    start: () => newRecord(session),
  });
  if (entry === undefined) throw new Error('A study session belongs to one tab.');
  let running = false;
  let since = now();

  const change = (part: Partial<OpenBeat>): void =>
    entry.change((record) => ({ ...record, open: { ...record.open, ...part } }));
  const withTime = (): number => {
    const at = now();
    const step = running ? Math.min(Math.max(0, at - since) / 1000, longestStepSeconds) : 0;
    since = at;
    return entry.get().open.activeSeconds + step;
  };

  return {
    played(span) {
      const open = withSegment(entry.get(), span);
      change({ segments: open.segments, position: Math.max(0, span[1]), activeSeconds: withTime() });
    },
    active(on) {
      const activeSeconds = withTime();
      running = on;
      if (activeSeconds !== entry.get().open.activeSeconds) change({ activeSeconds });
    },
    seen({ pagesSeen, scrolledToEnd, linkDone }) {
      const { open } = entry.get();
      const pages = [...new Set([...(open.pagesSeen ?? []), ...(pagesSeen ?? [])])];
      change({
        ...(pages.length > 0 ? { pagesSeen: pages } : {}),
        ...(scrolledToEnd ? { scrolledToEnd } : {}),
        ...(linkDone ? { linkDone } : {}),
      });
    },
    acknowledge: (presenceAck) => change({ presenceAck }),
    beat(event, position, rate) {
      const open: OpenBeat = { ...entry.get().open, position, rate, activeSeconds: withTime() };
      if (!(isOpenEmpty(open) && quiet.has(event))) {
        entry.change((record) => sealed({ ...record, open }, event, now()));
      }
      if (event === 'UNLOAD') entry.leave();
      else void entry.flush();
    },
    flush: entry.flush,
    stop: entry.stop,
  };
}

/**
 * Sends the beats that earlier visits of this person in this company could not send. Beats of a tab that
 * still plays are left to that tab.
 */
export const flushLeftBeats = (
  outbox: Outbox,
  options: EntryOptions<StudyBeat, StudyBeatResult>,
): Promise<void> => outbox.replay(beatKind, options);
