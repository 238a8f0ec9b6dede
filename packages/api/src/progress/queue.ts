import { isApiError } from '../client/errors.ts';
import type { BeatEvent, StudyBeat, StudyBeatResult } from '../contract/study.ts';
import {
  isOpenEmpty,
  isSettled,
  keyOf,
  newRecord,
  prepared,
  sealed,
  without,
  withSegment,
  type BeatOwner,
  type BeatRecord,
  type OpenBeat,
} from './record.ts';
import type { BeatStorage } from './storage.ts';

/** Sends one beat; always with keep-alive, so that a page that closes does not take it back. */
export type SendBeat = (beat: StudyBeat) => Promise<StudyBeatResult>;

export interface BeatQueueOptions {
  owner: BeatOwner;
  session: { readonly sessionId: string; readonly itemId: number; readonly playerTag: string };
  send: SendBeat;
  storage: BeatStorage;
  /** Epoch milliseconds of a clock that never goes back. */
  now?: () => number;
  /** Whatever the server said to a beat, in order. */
  onAnswer?: (answer: StudyBeatResult, beat: StudyBeat) => void;
  /** How many sends in a row have failed; 0 when one came through. */
  onFailures?: (failures: number) => void;
}

export interface BeatQueue {
  /** A stretch of media that was really played; kept on the device at once. */
  played: (span: readonly [number, number]) => void;
  /** Whether the person plays or reads now: the time at the desk runs. */
  active: (on: boolean) => void;
  /** What an item without a timeline has to tell. */
  seen: (facts: Pick<OpenBeat, 'pagesSeen' | 'scrolledToEnd' | 'linkDone'>) => void;
  /** The person answered a presence check; goes with the next beat. */
  acknowledge: (checkId: string) => void;
  /** Makes a beat of everything since the last one and sends what waits. */
  beat: (event: BeatEvent, position: number, rate: number) => void;
  /** Tries to send what waits; settles when nothing does or the way is closed. */
  flush: () => Promise<void>;
  /** Sends nothing more; what waits stays on the device. */
  stop: () => void;
}

/** A sleeping device is not a learning person. */
const longestStepSeconds = 15;
/** What the server refuses again and again would hold up everything behind it. */
const mostRefusals = 5;
const quiet: ReadonlySet<BeatEvent> = new Set(['HIDE', 'UNLOAD', 'SWITCH']);

const steadyNow = (): number => performance.timeOrigin + performance.now();

/** The beats of a stored session, sent one by one: the next only when the server has answered the one before. */
export function createSender(
  start: BeatRecord,
  options: Omit<BeatQueueOptions, 'session' | 'now'> & {
    /** When the record was last played into; what an earlier visit left keeps its age. */
    stamp: () => number;
  },
) {
  const { owner, send, storage, stamp, onAnswer, onFailures } = options;
  const key = keyOf(owner, start.sessionId);
  let record = start;
  let failures = 0;
  let refusals = 0;
  let stopped = false;
  let running: Promise<void> | undefined;

  const save = (next: BeatRecord): void => {
    record = { ...next, savedTime: stamp() };
    if (isSettled(record)) storage.remove(key);
    else storage.write(key, JSON.stringify(record));
  };

  /** True when the next beat may be sent. */
  const settle = (answer: StudyBeatResult, beat: StudyBeat): boolean => {
    failures = 0;
    refusals = 0;
    const goOn = answer.reason !== 'THROTTLED';
    // Nothing of an ended session is ever counted.
    if (answer.reason === 'ENDED') save({ ...record, beats: [] });
    else if (goOn) save(without(record, beat.seq));
    onFailures?.(0);
    onAnswer?.(answer, beat);
    return goOn;
  };

  const refuse = (error: unknown, beat: StudyBeat): boolean => {
    const kind = isApiError(error) ? error.kind : 'network';
    if (kind === 'aborted' || kind === 'expired') {
      stopped = true;
      return false;
    }
    failures += 1;
    onFailures?.(failures);
    if (kind !== 'business') return false;
    refusals += 1;
    if (refusals < mostRefusals) return false;
    refusals = 0;
    save(without(record, beat.seq));
    return true;
  };

  const pump = async (): Promise<void> => {
    if (stopped || record.beats.length === 0) return;
    save(prepared(record));
    const [head] = record.beats;
    if (head === undefined) return;
    const goOn = await send(head).then(
      (answer) => settle(answer, head),
      (error: unknown) => refuse(error, head),
    );
    if (goOn) await pump();
  };

  return {
    get: () => record,
    save,
    flush: (): Promise<void> => {
      running ??= pump().finally(() => {
        running = undefined;
      });
      return running;
    },
    stop: (): void => {
      stopped = true;
    },
  };
}

/** Heart-beats of one study session (contract 8.2): nothing played is lost, nothing is told twice. */
export function createBeatQueue({ session, ...options }: BeatQueueOptions): BeatQueue {
  const { now = steadyNow } = options;
  const sender = createSender(newRecord(session, now()), { ...options, stamp: now });
  let running = false;
  let since = now();

  const change = (part: Partial<OpenBeat>): void => {
    const record = sender.get();
    sender.save({ ...record, open: { ...record.open, ...part } });
  };
  const withTime = (): number => {
    const at = now();
    const step = running ? Math.min(Math.max(0, at - since) / 1000, longestStepSeconds) : 0;
    since = at;
    return sender.get().open.activeSeconds + step;
  };

  return {
    played(span) {
      const open = withSegment(sender.get().open, span);
      change({ segments: open.segments, position: Math.max(0, span[1]), activeSeconds: withTime() });
    },
    active(on) {
      const activeSeconds = withTime();
      running = on;
      if (activeSeconds !== sender.get().open.activeSeconds) change({ activeSeconds });
    },
    seen({ pagesSeen, scrolledToEnd, linkDone }) {
      const { open } = sender.get();
      const pages = [...new Set([...(open.pagesSeen ?? []), ...(pagesSeen ?? [])])];
      change({
        ...(pages.length > 0 ? { pagesSeen: pages } : {}),
        ...(scrolledToEnd ? { scrolledToEnd } : {}),
        ...(linkDone ? { linkDone } : {}),
      });
    },
    acknowledge: (presenceAck) => change({ presenceAck }),
    beat(event, position, rate) {
      const record = sender.get();
      const open: OpenBeat = { ...record.open, position, rate, activeSeconds: withTime() };
      if (!(isOpenEmpty(open) && quiet.has(event))) sender.save(sealed({ ...record, open }, event, now()));
      void sender.flush();
    },
    flush: sender.flush,
    stop: sender.stop,
  };
}
