import type { Client } from '@stoa/api';
import type { StudyBeatResult, StudyStart } from '@stoa/api/contract/study';
import type { BeatQueue } from '@stoa/api/progress';
import { AccessState } from '@stoa/domain';
import type { PlayerSource, VideoPlayerHandle } from '@stoa/ui/VideoPlayer';
import { nextPlayerTag } from '../../kernel/playerTag.ts';
import { backoffMs, observable, type Backoff } from '@stoa/domain/kernel';
import { createBeats } from './beats.ts';
import { openItem, outlineFor } from './opening.ts';
import { answered } from './outline.ts';
import { createPlace } from './place.ts';
import { freshState, refusalOf, type StudyHold, type StudyRequest, type StudyState } from './visit.ts';
import { within } from './Study/within.ts';

const endMs = 1_500;
const assertEveryMs = 5_000;

/**
 * The longest time that one attempt to renew a film's addresses may take, and the longest that anything waits
 * for it.
 */
const renewalMs = 10_000;
/** Pauses between attempts to renew a film's addresses. */
const again: Backoff = { firstMs: 500, longestMs: 8_000 };

interface Renewal {
  readonly sources: Promise<readonly PlayerSource[]>;
  /** Ends the pause between two attempts. */
  readonly hurry: () => void;
}

/** Pauses that can be cut short. */
function pauses() {
  let hurry: (() => void) | undefined;
  return {
    hurry: () => hurry?.(),
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        hurry = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}

/**
 * One visit to the study page: opens items, sends beats, and decides which tab or device may play. Uses no
 * React.
 */
export function createStudy(client: Client) {
  const { session } = client;
  const state = observable<StudyState>(freshState);
  const playerTag = nextPlayerTag();
  session.write('playerTag', playerTag);

  let player: VideoPlayerHandle | undefined;
  let request: StudyRequest | undefined;
  let turn = 0;
  let playing = false;
  let reading = false;
  let acknowledged = '';
  let resumeWhenShown = false;
  let pages: Set<number> = new Set();
  let renewal: Renewal | undefined;
  /** What is played while a renewal is under way, because it is not yet known which session it belongs to. */
  let meanwhile: (readonly [number, number])[] | undefined;

  const set = (change: Partial<StudyState>): void => state.set({ ...state.get(), ...change });

  const hold = (next: StudyHold): void => {
    // The first reason stays, because a tab that gave way to another one would otherwise be told of "another
    // device" as well.
    if (state.get().hold === undefined) set({ hold: next });
    player?.pause();
  };

  const onAnswer = (answer: StudyBeatResult, current: boolean): void => {
    const { start, awards, unlocks } = state.get();
    if (!start) return;
    // A session that was ended by its own renewal was not ended by another device.
    const isOurs = !current || renewal !== undefined;
    if (isOurs && (answer.reason === 'OTHER_SESSION' || answer.reason === 'ENDED')) return;
    if (answer.reason === 'OTHER_SESSION' || answer.reason === 'ENDED') hold({ kind: 'device' });
    if (answer.reason === 'ENDED') return;
    const wasDone = start.progress.completedTime !== undefined;
    set({ start: answered(start, answer) });
    const isDone = state.get().start?.progress.completedTime !== undefined;
    // Items without a timeline end when they are complete.
    if (!wasDone && isDone && start.item.sources.length === 0) set({ endedAt: Date.now() });
    const { presence } = answer;
    if (presence && presence.checkId !== acknowledged) hold({ kind: 'presence', ...presence });
    if (answer.awards.length > 0) set({ awards: [...awards, ...answer.awards] });
    else if ((answer.unlocked ?? []).length > 0) set({ unlocks: unlocks + 1 });
  };

  const beats = createBeats(client, playerTag, {
    flushPlayer: () => player?.flush(),
    onAnswer,
    onFailures: (failures) => set({ failures }),
  });
  const place = createPlace(client);
  const remember = (force: boolean): void => place.remember(state.get().start, beats.position(), force);
  const claim = (): void => session.write('currentPlayerTag', playerTag);

  const close = async (event: 'SWITCH' | 'UNLOAD'): Promise<void> => {
    if (!beats.isOpen()) return;
    player?.flush();
    player?.pause();
    remember(true);
    playing = false;
    reading = false;
    await beats.close(event);
  };

  const started = (start: StudyStart, kept: boolean, wish: number | undefined): void => {
    const skew = start.serverTime - Date.now();
    const startAt = place.startAt(start, skew, wish);
    if (!kept) beats.moved(startAt);
    acknowledged = '';
    pages = new Set(start.progress.pagesSeen);
    beats.begin(start, () => playing || reading);
    session.write('currentCourseName', start.course.title);
    set({ phase: 'ready', start, startAt, skew, hold: undefined, endedAt: undefined, failures: 0 });
  };

  const refused = async (asked: StudyRequest, error: unknown, own: number): Promise<void> => {
    const refusal = refusalOf(error);
    const outline = await outlineFor(client, asked, refusal);
    if (own !== turn) return;
    set({ phase: 'refused', refusal, outline, refusedId: asked.itemId, hold: undefined, endedAt: undefined });
  };

  /**
   * Opens an item, after the beats of earlier sessions were sent. `keep` goes on at the same second of the
   * same item.
   */
  const open = async (asked: StudyRequest, keep = false): Promise<void> => {
    turn += 1;
    const own = turn;
    request = asked;
    const before = state.get();
    const closed = close('SWITCH');
    if (!keep)
      set({ phase: 'loading', hold: undefined, endedAt: undefined, refusal: undefined, outline: undefined });
    await closed;
    await beats.sendLeft();
    if (own !== turn) return;
    try {
      const start = await openItem(client, asked, playerTag, beats.sendLeft);
      if (own !== turn) return;
      started(start, keep && before.start?.item.itemId === start.item.itemId, asked.wish);
    } catch (error) {
      if (own !== turn) return;
      // After a network failure the stage stays as it was, so that the person can try again.
      if (keep && before.start && refusalOf(error) === 'network') {
        set({ takeOverFailed: state.get().takeOverFailed + 1 });
        return;
      }
      await refused(asked, error, own);
    }
  };

  /**
   * Fetches new addresses for the film that plays, by a session that replaces its own. Tries again and again
   * while the film plays on with what it has loaded. Rejects when the item may not be studied any more, or
   * something else was opened.
   */
  const renewed = async (asked: StudyRequest, own: number, wait: (ms: number) => Promise<void>) => {
    for (let attempt = 0; ; attempt += 1) {
      // What was played up to here belongs to the session that ends.
      player?.flush();
      beats.beat('TICK');
      await within(beats.flush(), endMs);
      const played: (readonly [number, number])[] = [];
      try {
        if (own !== turn) throw new Error('Something else is open.');
        meanwhile = played;
        beats.rest();
        const start = await openItem(client, asked, playerTag, (begun) => Promise.resolve(begun), {
          timeoutMs: renewalMs,
        });
        if (own !== turn) throw new Error('Something else is open.');
        beats.handOver();
        started(start, true, undefined);
        return start.item.sources;
      } catch (error) {
        if (own !== turn) throw error;
        if (refusalOf(error) !== 'network') {
          await refused(asked, error, own);
          throw error;
        }
      } finally {
        meanwhile = undefined;
        if (own === turn) {
          if (playing) beats.active(true);
          for (const span of played) beats.tell((queue) => queue.played(span));
          beats.tick();
        }
      }
      await wait(backoffMs(attempt + 1, again));
    }
  };

  const onHidden = (): void => {
    const pauses = state.get().start?.policy.pauseWhenHidden === true;
    if (document.visibilityState === 'hidden') {
      if (playing || reading) beats.beat('HIDE');
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
    beats.active(false);
    beats.beat('UNLOAD');
    remember(true);
  };
  const onOnline = (): void => void beats.flush();
  // Runs on `beforeunload`, because writing to the device takes longer than the page has left at `pagehide`.
  const onLeaving = (): void => player?.flush();

  return {
    state,
    open,
    /** Listens to the page and to other tabs; the function returned ends the visit. */
    begin: (): (() => void) => {
      const unsubscribe = session.subscribe(({ kind, key, otherTab }) => {
        if (kind !== 'entry' || key !== 'currentPlayerTag' || !otherTab) return;
        const current = session.read('currentPlayerTag');
        if (current === '' || current === playerTag) return;
        // The answer of a beat can come before the other tab plays; what it called another device was that tab.
        if (state.get().hold?.kind === 'device') set({ hold: { kind: 'tab' } });
        else if (playing) hold({ kind: 'tab' });
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
    /** The player of the item, while one is shown. */
    attach: (handle: VideoPlayerHandle | null): void => {
      player = handle ?? undefined;
    },
    /** The current second of the film; `undefined` without a film. */
    position: (): number | undefined => player?.currentTime(),
    /** Moves the film, as far as the seek policy allows. */
    seek: (to: number): void => player?.seek(to),
    played: (span: readonly [number, number]): void => {
      beats.moved(span[1]);
      if (meanwhile) meanwhile.push(span);
      else beats.tell((queue) => queue.played(span));
    },
    timed: (time: number): void => {
      beats.moved(time);
      remember(false);
    },
    playing: (): void => {
      if (!beats.isOpen() || state.get().hold !== undefined) {
        player?.pause();
        return;
      }
      playing = true;
      set({ endedAt: undefined });
      // The player may have begun with the rate of the last visit, which no event has reported.
      beats.rated(player?.rate() ?? 1);
      claim();
      beats.active(true);
      beats.tick();
    },
    paused: (): void => {
      if (!playing) return;
      playing = false;
      beats.active(false);
      remember(true);
      beats.beat('PAUSE');
      beats.rest();
    },
    sought: (to: number): void => {
      beats.moved(to);
      remember(true);
      beats.beat('SEEK');
    },
    rated: (next: number): void => {
      if (next !== beats.rate() && playing) beats.beat('RATE');
      beats.rated(next);
    },
    finished: (): void => {
      playing = false;
      beats.active(false);
      beats.rest();
      beats.beat('ENDED');
      const own = turn;
      // Waits for the answer, because it says which items have been unlocked.
      const tell = async () => {
        await within(beats.flush(), endMs);
        if (own !== turn || playing) return;
        const access = state.get().start?.course.access;
        const closed = access === AccessState.NeedVip || access === AccessState.NeedBuy;
        if (closed) hold({ kind: 'trial' });
        else set({ endedAt: Date.now() });
      };
      void tell();
    },
    /** Whether somebody reads, because an item without a timeline counts time as well. */
    reads: (on: boolean): void => {
      beats.active(on);
      if (on === reading) return;
      reading = on;
      if (on) beats.tick();
      else beats.beat('PAUSE');
    },
    /** With `now` the beat is sent at once, because the person waits for the answer. */
    seen: (facts: Parameters<BeatQueue['seen']>[0], now = false): void => {
      beats.tell((queue) => queue.seen(facts));
      if (now) beats.beat('TICK');
    },
    /** A page, picture or sheet was seen; after the last of them the beat is sent at once. */
    seenPage: (page: number, of: number): void => {
      pages.add(page);
      beats.tell((queue) => queue.seen({ pagesSeen: [page] }));
      if (pages.size >= of) beats.beat('TICK');
    },
    /**
     * The person answered the presence check. The beat is sent at once, because the time of the check is
     * running out.
     */
    present: (): void => {
      const { hold: held } = state.get();
      if (held?.kind !== 'presence') return;
      const { checkId } = held;
      acknowledged = checkId;
      beats.tell((queue) => queue.acknowledge(checkId));
      set({ hold: undefined });
      beats.beat('TICK');
      player?.play();
    },
    /**
     * The film's signed address has expired: the film plays on with what it has loaded, and goes over to the
     * new address at the same second.
     */
    renew: (): Promise<readonly PlayerSource[]> => {
      if (renewal) {
        // Tries at once, because somebody waits.
        renewal.hurry();
        return renewal.sources;
      }
      if (!request) return Promise.reject(new Error('Nothing is open.'));
      const itemId = state.get().start?.item.itemId ?? request.itemId;
      const pause = pauses();
      const sources = renewed({ ...request, itemId, wish: undefined }, turn, pause.wait).finally(() => {
        renewal = undefined;
      });
      renewal = { sources, hurry: pause.hurry };
      return sources;
    },
    /** Continues here although the item plays elsewhere. */
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
    /** Sends the last beat before the page is left, and waits for its answer for a second at most. */
    leave: (): Promise<void> => close('SWITCH'),
  };
}

export type Study = ReturnType<typeof createStudy>;
