import { isApiError, type Client } from '@stoa/api';
import { courseChapters, type CourseChapters } from '@stoa/api/contract/course';
import {
  studyHeartbeat,
  studyStart,
  type BeatEvent,
  type StudyBeat,
  type StudyBeatResult,
  type StudyStart,
} from '@stoa/api/contract/study';
import type { BeatQueue } from '@stoa/api/progress';
import { AccessState, ErrorCode, type Award, type StudyContext } from '@stoa/domain';
import type { VideoPlayerHandle } from '@stoa/ui/VideoPlayer';
import { observable } from '../../observable.ts';
import { whenIdle } from '../../shell/idle.ts';
import { mayHoldUnsent, outboxOf } from '../../outbox.ts';
import { lateQueue, type LateQueue } from './lateQueue.ts';
import { answered, blockerOf, entryOf, itemsOf } from './outline.ts';
import { resumePosition, withView } from './resume.ts';

export interface StudyRequest {
  courseId: number;
  itemId?: number | undefined;
  chapterId?: number | undefined;
  context: StudyContext;
  /** Second that the address asks for. */
  wish?: number | undefined;
}

/** Why an item does not open (screens R28, block reasons, and X22). */
export type StudyRefusal = 'vip' | 'buy' | 'order' | 'notOpen' | 'none' | 'network';

export type StudyHold =
  | { readonly kind: 'tab' | 'device' | 'trial' }
  | { readonly kind: 'presence'; readonly checkId: string; readonly deadlineTime: number };

export interface StudyState {
  phase: 'loading' | 'ready' | 'refused';
  /** The last item that opened; while the next one loads its course stays in view. */
  start?: StudyStart | undefined;
  startAt: number;
  refusal?: StudyRefusal | undefined;
  /** Contents for a refused item, when they may be seen. */
  outline?: CourseChapters | undefined;
  refusedId?: number | undefined;
  hold?: StudyHold | undefined;
  /** When the item ended, by the clock of this device; undefined while it has not. */
  endedAt?: number | undefined;
  failures: number;
  /** Server time minus device time. */
  skew: number;
}

export interface StudyNews {
  onAwards: (awards: readonly Award[]) => void;
  onUnlocked: () => void;
}

const flushMs = 2_500;
const leaveMs = 1_000;
const endMs = 1_500;
const viewEveryMs = 5_000;
const assertEveryMs = 5_000;

const within = (work: Promise<unknown>, ms: number): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

function refusalOf(error: unknown): StudyRefusal {
  if (!isApiError(error) || error.kind !== 'business') return 'network';
  switch (error.code) {
    case ErrorCode.CourseNeedVip:
      return 'vip';
    case ErrorCode.CourseNeedBuy:
      return 'buy';
    case ErrorCode.ItemLocked:
      return 'order';
    case ErrorCode.CourseNotOpen:
      return 'notOpen';
    case ErrorCode.NotFound:
    case ErrorCode.NoPermission:
      return 'none';
    default:
      return 'network';
  }
}

const randomTag = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('');

/** What keeps and sends beats: not needed to show anything. */
const loadBeats = (client: Client) => Promise.all([import('@stoa/api/progress'), outboxOf(client)]);

/** One visit to the study page: opening items, beats, and who may play (screens R28). Knows no React. */
export function createStudy(client: Client) {
  const { session } = client;
  const state = observable<StudyState>({ phase: 'loading', startAt: 0, failures: 0, skew: 0 });
  const playerTag = randomTag();
  session.write('playerTag', playerTag);

  let news: StudyNews | undefined;
  let player: VideoPlayerHandle | undefined;
  let queue: LateQueue | undefined;
  let request: StudyRequest | undefined;
  let turn = 0;
  let playing = false;
  let reading = false;
  let rate = 1;
  let position = 0;
  let viewedAt = 0;
  let acknowledged = '';
  let slower = 1;
  let ticking: ReturnType<typeof setTimeout> | undefined;
  let resumeWhenShown = false;

  const set = (change: Partial<StudyState>): void => state.set({ ...state.get(), ...change });
  const send = (beat: StudyBeat) => client.send(studyHeartbeat, beat, { keepalive: true, silent: true });

  const hold = (next: StudyHold): void => {
    // The first reason stays: a tab that gave way would else hear of “another device” as well.
    if (state.get().hold === undefined) set({ hold: next });
    player?.pause();
  };

  const beat = (event: BeatEvent): void => {
    // What was played up to this moment goes along; a cut loses nothing.
    player?.flush();
    const at = position;
    const speed = rate;
    const news = (beats: BeatQueue): void => beats.beat(event, at, speed);
    // A jump is worth telling although nothing was played yet.
    if (event === 'SEEK') queue?.tell(news);
    else queue?.add(news);
  };

  const tick = (): void => {
    clearTimeout(ticking);
    const { start } = state.get();
    if (!start || !(playing || reading)) return;
    const seconds = Math.max(5, start.policy.heartbeatSeconds) * slower;
    ticking = setTimeout(() => {
      beat('TICK');
      tick();
    }, seconds * 1000);
  };

  const remember = (force: boolean): void => {
    const { start } = state.get();
    if (!start || start.item.sources.length === 0) return;
    if (!force && Date.now() - viewedAt < viewEveryMs) return;
    viewedAt = Date.now();
    const view = { position: Math.round(position * 10) / 10, updatedTime: viewedAt };
    session.write('continuedViewTime', withView(session.read('continuedViewTime'), start.item.itemId, view));
  };

  const onAnswer = (answer: StudyBeatResult): void => {
    const { start } = state.get();
    if (!start) return;
    slower = answer.reason === 'THROTTLED' ? Math.min(slower * 2, 8) : 1;
    if (answer.reason === 'OTHER_SESSION' || answer.reason === 'ENDED') hold({ kind: 'device' });
    if (answer.reason === 'ENDED') return;
    const wasDone = start.progress.completedTime !== undefined;
    set({ start: answered(start, answer) });
    const isDone = state.get().start?.progress.completedTime !== undefined;
    // Items without a timeline end when they are complete.
    if (!wasDone && isDone && start.item.sources.length === 0) set({ endedAt: Date.now() });
    const { presence } = answer;
    if (presence && presence.checkId !== acknowledged) hold({ kind: 'presence', ...presence });
    if (answer.awards.length > 0) news?.onAwards(answer.awards);
    else if ((answer.unlocked ?? []).length > 0) news?.onUnlocked();
  };

  /** Ends the session that runs; resolves when its last beat was answered, or a second later. */
  const close = async (event: 'SWITCH' | 'UNLOAD'): Promise<void> => {
    const closing = queue;
    if (!closing) return;
    player?.flush();
    player?.pause();
    remember(true);
    closing.add((beats) => beats.active(false));
    beat(event);
    queue = undefined;
    playing = false;
    reading = false;
    clearTimeout(ticking);
    await within(closing.flush(), leaveMs);
    await within(closing.stop(), leaveMs);
  };

  /** What earlier sessions still owe, as far as a key for it is at hand; gives the item as it is afterwards. */
  const sendLeft = async (start?: StudyStart): Promise<StudyStart | undefined> => {
    if (!mayHoldUnsent()) return start;
    let known = start;
    const work = async (): Promise<void> => {
      const [{ flushLeftBeats }, outbox] = await loadBeats(client);
      if (start) await outbox.unlock(start.outboxKey);
      await flushLeftBeats(outbox, {
        send,
        onAnswer: (answer) => {
          if (known && answer.reason !== 'ENDED') known = answered(known, answer);
        },
      });
    };
    await within(
      work().catch(() => undefined),
      flushMs,
    );
    return known;
  };

  const refused = async (asked: StudyRequest, error: unknown, own: number): Promise<void> => {
    const refusal = refusalOf(error);
    let outline: CourseChapters | undefined;
    if (refusal === 'order' || refusal === 'vip' || refusal === 'buy') {
      outline = await client
        .send(courseChapters, { courseId: asked.courseId, ...asked.context }, { silent: true })
        .catch(() => undefined);
    }
    if (own !== turn) return;
    set({ phase: 'refused', refusal, outline, refusedId: asked.itemId, hold: undefined, endedAt: undefined });
  };

  /** X22, after everything that earlier sessions still owe. `keep` goes on at the same second of the same item. */
  const open = async (asked: StudyRequest, keep = false): Promise<void> => {
    turn += 1;
    const own = turn;
    request = asked;
    const before = state.get();
    const closed = close('SWITCH');
    if (keep) set({ hold: undefined });
    else
      set({ phase: 'loading', hold: undefined, endedAt: undefined, refusal: undefined, outline: undefined });
    await closed;
    await sendLeft();
    if (own !== turn) return;
    try {
      let { itemId } = asked;
      if (itemId === undefined && asked.chapterId !== undefined) {
        const { chapters } = await client.send(
          courseChapters,
          { courseId: asked.courseId, ...asked.context },
          { silent: true },
        );
        itemId = entryOf(chapters, asked.chapterId)?.itemId;
      }
      const begin = (chosen?: number): Promise<StudyStart> =>
        client.send(
          studyStart,
          { courseId: asked.courseId, itemId: chosen, playerTag, ...asked.context },
          { silent: true },
        );
      const begun = await begin(itemId).catch(async (error: unknown) => {
        if (refusalOf(error) !== 'order' || !mayHoldUnsent()) throw error;
        // What opens it may lie here unsent: the key for that comes with an item that is open already.
        await sendLeft(await begin());
        return begin(itemId);
      });
      const start = (await sendLeft(begun)) ?? begun;
      if (own !== turn) return;
      started(start, keep && before.start?.item.itemId === start.item.itemId, asked.wish);
    } catch (error) {
      if (own === turn) await refused(asked, error, own);
    }
  };

  const started = (start: StudyStart, kept: boolean, wish: number | undefined): void => {
    const { item, progress, policy } = start;
    const skew = start.serverTime - Date.now();
    const startAt = resumePosition({
      server: { position: progress.lastPosition, updatedTime: progress.updatedTime },
      local: session.read('continuedViewTime')[item.itemId],
      skew,
      seekPolicy: policy.seekPolicy,
      maxPosition: progress.maxPosition,
      completed: progress.completedTime !== undefined,
      duration: item.duration ?? 0,
      wish,
    });
    if (!kept) position = startAt;
    acknowledged = '';
    queue = lateQueue(async (now) => {
      const [{ createBeatQueue }, outbox] = await loadBeats(client);
      return createBeatQueue({
        outbox,
        key: start.outboxKey,
        send,
        now,
        session: { sessionId: start.session.sessionId, itemId: item.itemId, playerTag },
        onAnswer,
        onFailures: (failures) => set({ failures }),
      });
    });
    // Before the first second is played, but after everything that the page shows.
    whenIdle(() => void loadBeats(client).catch(() => undefined));
    session.write('currentCourseName', start.course.title);
    set({ phase: 'ready', start, startAt, skew, hold: undefined, endedAt: undefined, failures: 0 });
  };

  const claim = (): void => session.write('currentPlayerTag', playerTag);

  const onHidden = (): void => {
    const pauses = state.get().start?.policy.pauseWhenHidden === true;
    if (document.visibilityState === 'hidden') {
      if (playing || reading) beat('HIDE');
      if (playing && pauses) {
        resumeWhenShown = true;
        player?.pause();
      }
    } else if (resumeWhenShown) {
      resumeWhenShown = false;
      player?.play();
    }
  };
  const onUnload = (): void => {
    queue?.add((beats) => beats.active(false));
    beat('UNLOAD');
    remember(true);
  };
  const onOnline = (): void => void queue?.flush();
  // Writing to the device takes a moment that a page has before it goes, not while it goes.
  const onLeaving = (): void => player?.flush();

  return {
    state,
    open,
    /** Listens to the page and to other tabs; the answer ends the visit. */
    begin: (): (() => void) => {
      const unsubscribe = session.subscribe(({ kind, key, otherTab }) => {
        if (kind !== 'entry' || key !== 'currentPlayerTag' || !otherTab || !playing) return;
        const current = session.read('currentPlayerTag');
        if (current !== '' && current !== playerTag) hold({ kind: 'tab' });
      });
      const asserting = setInterval(() => playing && claim(), assertEveryMs);
      document.addEventListener('visibilitychange', onHidden);
      addEventListener('beforeunload', onLeaving);
      addEventListener('pagehide', onUnload);
      addEventListener('online', onOnline);
      return () => {
        turn += 1;
        void close('SWITCH');
        unsubscribe();
        clearInterval(asserting);
        document.removeEventListener('visibilitychange', onHidden);
        removeEventListener('beforeunload', onLeaving);
        removeEventListener('pagehide', onUnload);
        removeEventListener('online', onOnline);
      };
    },
    /** Who tells the person of good news. */
    listen: (next: StudyNews): void => {
      news = next;
    },
    /** The player of the item, while one is shown. */
    attach: (handle: VideoPlayerHandle | null): void => {
      player = handle ?? undefined;
    },
    played: (span: readonly [number, number]): void => {
      [, position] = span;
      queue?.tell((beats) => beats.played(span));
    },
    timed: (time: number): void => {
      position = time;
      remember(false);
    },
    playing: (): void => {
      if (queue === undefined || state.get().hold !== undefined) {
        player?.pause();
        return;
      }
      playing = true;
      set({ endedAt: undefined });
      claim();
      queue.tell((beats) => beats.active(true));
      tick();
    },
    paused: (): void => {
      if (!playing) return;
      playing = false;
      queue?.add((beats) => beats.active(false));
      remember(true);
      beat('PAUSE');
      clearTimeout(ticking);
    },
    sought: (to: number): void => {
      position = to;
      remember(true);
      beat('SEEK');
    },
    rated: (next: number): void => {
      const changed = next !== rate;
      if (changed && playing) beat('RATE');
      rate = next;
    },
    finished: (): void => {
      playing = false;
      queue?.add((beats) => beats.active(false));
      clearTimeout(ticking);
      beat('ENDED');
      const own = turn;
      // The answer says what has opened now.
      const tell = async () => {
        await within(queue?.flush() ?? Promise.resolve(), endMs);
        if (own !== turn || playing) return;
        const access = state.get().start?.course.access;
        const closed = access === AccessState.NeedVip || access === AccessState.NeedBuy;
        if (closed) hold({ kind: 'trial' });
        else set({ endedAt: Date.now() });
      };
      void tell();
    },
    /** Whether somebody reads: an item without a timeline counts time, too. */
    reads: (on: boolean): void => {
      if (on) queue?.tell((beats) => beats.active(true));
      else queue?.add((beats) => beats.active(false));
      if (on === reading) return;
      reading = on;
      if (on) tick();
      else beat('PAUSE');
    },
    /** `now` when the person waits for the answer. */
    seen: (facts: Parameters<BeatQueue['seen']>[0], now = false): void => {
      queue?.tell((beats) => beats.seen(facts));
      if (now) beat('TICK');
    },
    /** The person is there: the check goes with a beat at once, because its time runs. */
    present: (): void => {
      const { hold: held } = state.get();
      if (held?.kind !== 'presence') return;
      const { checkId } = held;
      acknowledged = checkId;
      queue?.tell((beats) => beats.acknowledge(checkId));
      set({ hold: undefined });
      beat('TICK');
      player?.play();
    },
    /** Goes on here although it plays elsewhere; also for an address that ran out. */
    takeOver: async (play: boolean): Promise<void> => {
      if (!request) return;
      const itemId = state.get().start?.item.itemId ?? request.itemId;
      await open({ ...request, itemId, wish: undefined }, true);
      if (play && state.get().phase === 'ready') player?.play();
    },
    again: (): void => {
      set({ endedAt: undefined });
      player?.seek(0);
      player?.play();
    },
    stay: (): void => set({ endedAt: undefined }),
    retry: (): void => void (request && open(request)),
    /** Screens R28, Leaving: the last beat first, a second at most. */
    leave: (): Promise<void> => close('SWITCH'),
  };
}

export type Study = ReturnType<typeof createStudy>;

/** What has to be finished first, for a refused item. */
export const blockerFor = ({ outline, refusedId }: StudyState) =>
  outline && refusedId !== undefined ? blockerOf(itemsOf(outline.chapters), refusedId) : undefined;
