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
import {
  createBeatQueue,
  flushLeftBeats,
  type BeatOwner,
  type BeatQueue,
  type BeatStorage,
} from '@stoa/api/progress';
import { AccessState, ErrorCode, type Award, type StudyContext } from '@stoa/domain';
import type { VideoPlayerHandle } from '@stoa/ui/VideoPlayer';
import { observable } from '../../observable.ts';
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

export interface StudyPorts {
  client: Client;
  storage: BeatStorage;
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

/** One visit to the study page: opening items, beats, and who may play (screens R28). Knows no React. */
export function createStudy({ client, storage }: StudyPorts) {
  const { session } = client;
  const state = observable<StudyState>({ phase: 'loading', startAt: 0, failures: 0, skew: 0 });
  const playerTag = randomTag();
  session.write('playerTag', playerTag);
  const { companyId, userId } = session.get();
  const owner: BeatOwner = { companyId, userId };

  let news: StudyNews | undefined;
  let player: VideoPlayerHandle | undefined;
  let queue: BeatQueue | undefined;
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
    queue?.beat(event, position, rate);
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
    closing.active(false);
    closing.beat(event, position, rate);
    queue = undefined;
    playing = false;
    reading = false;
    clearTimeout(ticking);
    await within(closing.flush(), leaveMs);
    closing.stop();
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
    await within(flushLeftBeats({ owner, send, storage }), flushMs);
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
      const start = await client.send(
        studyStart,
        { courseId: asked.courseId, itemId, playerTag, ...asked.context },
        { silent: true },
      );
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
    queue = createBeatQueue({
      owner,
      storage,
      send,
      session: { sessionId: start.session.sessionId, itemId: item.itemId, playerTag },
      onAnswer,
      onFailures: (failures) => set({ failures }),
    });
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
    queue?.active(false);
    beat('UNLOAD');
    remember(true);
  };
  const onOnline = (): void => void queue?.flush();

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
      addEventListener('pagehide', onUnload);
      addEventListener('online', onOnline);
      return () => {
        turn += 1;
        void close('SWITCH');
        unsubscribe();
        clearInterval(asserting);
        document.removeEventListener('visibilitychange', onHidden);
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
      queue?.played(span);
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
      queue.active(true);
      tick();
    },
    paused: (): void => {
      if (!playing) return;
      playing = false;
      queue?.active(false);
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
      queue?.active(false);
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
      queue?.active(on);
      if (on === reading) return;
      reading = on;
      if (on) tick();
      else beat('PAUSE');
    },
    /** `now` when the person waits for the answer. */
    seen: (facts: Parameters<BeatQueue['seen']>[0], now = false): void => {
      queue?.seen(facts);
      if (now) beat('TICK');
    },
    /** The person is there: the check goes with a beat at once, because its time runs. */
    present: (): void => {
      const { hold: held } = state.get();
      if (held?.kind !== 'presence') return;
      acknowledged = held.checkId;
      queue?.acknowledge(held.checkId);
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
