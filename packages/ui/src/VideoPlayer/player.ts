import type { Definition, SeekPolicy } from '@stoa/domain';
import { createEngine, type Engine } from './engine.ts';
import { createLadder, type PlayerTrouble } from './ladder.ts';
import {
  allowedRate,
  allowedSeek,
  createSegmentTracker,
  sourceFor,
  startPosition,
  type SeekRules,
} from './model.ts';
import type { BlockedMove, PlayerFailure, PlayerSource, Span } from './types.ts';

/** What the parent decides; the player reads the latest of it and never keeps a copy. */
export interface PlayerOptions {
  sources: readonly PlayerSource[];
  startAt: number;
  seekPolicy: SeekPolicy;
  maxPosition: number;
  completed: boolean;
  maxRate: number;
  rate: number;
  definition: Definition;
  autoPlay: boolean;
  onTimeUpdate?: ((time: number) => void) | undefined;
  onPlay?: (() => void) | undefined;
  onPause?: (() => void) | undefined;
  onSeek?: ((from: number, to: number) => void) | undefined;
  onRateChange?: ((rate: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
  onSegment?: ((span: Span) => void) | undefined;
  onPolicyBlocked?: ((move: BlockedMove) => void) | undefined;
  onSourceExpired?: (() => void) | undefined;
  onError?: ((failure: PlayerFailure) => void) | undefined;
}

/** What changes seldom; the running time has its own subscription, so that a tick draws only clock and bar. */
export interface PlayerState {
  status: 'loading' | 'paused' | 'playing' | 'ended' | 'error';
  stalled: boolean;
  /** It has played before: a pause then leaves the picture free to be read. */
  started: boolean;
  duration: number;
  volume: number;
  muted: boolean;
  rate: number;
  heights: readonly number[];
  failure?: PlayerFailure | undefined;
  /** Second that playing was resumed at, until the chip goes. */
  resumedAt?: number | undefined;
  /** The last refused move; `id` tells two refusals of one kind apart. */
  blocked?: { move: BlockedMove; id: number } | undefined;
}

export interface PlayerTime {
  time: number;
  bufferedTo: number;
  furthest: number;
}

export const initialState: PlayerState = {
  status: 'loading',
  stalled: false,
  started: false,
  duration: 0,
  volume: 1,
  muted: false,
  rate: 1,
  heights: [],
};
export const initialTime: PlayerTime = { time: 0, bufferedTo: 0, furthest: 0 };

type Listener = () => void;

function createCell<Value extends object>(initial: Value) {
  let value = initial;
  const listeners = new Set<Listener>();
  return {
    get: () => value,
    set: (change: Partial<Value>) => {
      const next = { ...value, ...change };
      const now = new Map(Object.entries(value));
      if (Object.entries(change).every(([key, part]) => Object.is(part, now.get(key)))) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const wall = () => performance.now() / 1000;
// A step shorter than this is not worth a seek.
const tolerance = 0.5;
const stallAfterMs = 300;
const resumeChipMs = 5_000;

/** One media element and all rules about it, without React. */
export function createPlayer(first: PlayerOptions) {
  let options = first;
  let video: HTMLVideoElement | undefined;
  let engine: Engine | undefined;
  let ladder = createLadder(false, () => performance.now());
  let expected: number | undefined;
  let lastTime = 0;
  let current: PlayerSource | undefined;
  let playAgain = false;
  let waitingForUrl = false;
  let refusals = 0;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const state = createCell(initialState);
  const time = createCell(initialTime);
  const tracker = createSegmentTracker((span) => options.onSegment?.(span));

  const after = (name: string, ms: number, run: () => void) => {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(run, ms));
  };
  const cancel = (name: string) => clearTimeout(timers.get(name));
  const rules = (): SeekRules => ({
    policy: options.seekPolicy,
    completed: options.completed,
    furthest: Math.max(time.get().furthest, options.maxPosition),
  });

  const play = () => {
    // Refused when the browser wants a gesture first: the big button stays.
    video?.play().catch(() => undefined);
  };

  const open = (source: PlayerSource, at: number, goOn: boolean) => {
    current = source;
    playAgain = goOn;
    waitingForUrl = false;
    state.set({
      status: state.get().status === 'error' ? 'loading' : state.get().status,
      failure: undefined,
    });
    engine?.load(source, at, options.definition, options.sources);
  };

  const reopen = (source: PlayerSource, goOn: boolean) => {
    tracker.cut(video?.currentTime);
    open(source, lastTime, goOn);
  };

  /** It played, or was about to: a new address goes on with it. */
  const rememberPlaying = () => {
    playAgain ||= video !== undefined && !video.paused;
  };

  const fail = (failure: PlayerFailure) => {
    tracker.cut();
    rememberPlaying();
    engine?.stop();
    video?.pause();
    cancel('stall');
    state.set({ status: 'error', failure, stalled: false });
    options.onError?.(failure);
  };

  const onTrouble = (trouble: PlayerTrouble) => {
    if (waitingForUrl || state.get().status === 'error') return;
    const step = ladder(trouble);
    if (step === 'ignore') return;
    if (step === 'recover') {
      engine?.recover();
      return;
    }
    if (step === 'renew') {
      waitingForUrl = true;
      rememberPlaying();
      engine?.stop();
      state.set({ stalled: true });
      // The parent answers with new sources; when it never does, say so.
      after('renew', 15_000, () => fail('network'));
      options.onSourceExpired?.();
      return;
    }
    fail(step.fail);
  };

  const tick = () => {
    // Between two sources the element says 0; the place to go on at is the last real one.
    if (video === undefined || video.seeking || video.readyState === 0) return;
    const now = video.currentTime;
    if (!video.paused) tracker.play(now, wall(), video.playbackRate);
    lastTime = now;
    const { buffered } = video;
    let bufferedTo = now;
    for (let i = 0; i < buffered.length; i += 1) {
      if (buffered.start(i) <= now + 0.5 && buffered.end(i) > bufferedTo) bufferedTo = buffered.end(i);
    }
    time.set({ time: now, bufferedTo, furthest: Math.max(time.get().furthest, video.paused ? 0 : now) });
  };

  const onSeeking = () => {
    if (video === undefined || video.readyState === 0) return;
    const from = lastTime;
    const wish = video.currentTime;
    tracker.cut();
    const own = expected !== undefined && Math.abs(wish - expected) < 1;
    // Starting again from the end is playing, not seeking.
    const again = wish < 0.5 && from >= video.duration - 1;
    const { to, blocked } =
      own || again ? { to: wish, blocked: undefined } : allowedSeek(rules(), from, wish);
    expected = undefined;
    if (blocked !== undefined) {
      expected = to;
      video.currentTime = to;
      refusals += 1;
      state.set({ blocked: { move: blocked, id: refusals } });
      after('blocked', 3_000, () => state.set({ blocked: undefined }));
      options.onPolicyBlocked?.(blocked);
    }
    lastTime = to;
    time.set({ time: to });
    if (!own && blocked === undefined && Math.abs(to - from) > 0.01) options.onSeek?.(from, to);
  };

  const settle = () => {
    cancel('stall');
    state.set({ stalled: false });
  };
  const stall = () => {
    tracker.cut(video?.currentTime);
    after('stall', stallAfterMs, () => state.set({ stalled: true }));
  };

  const keepRate = () => {
    if (video === undefined) return;
    const rate = allowedRate(video.playbackRate, options.maxRate, options.completed);
    if (rate !== video.playbackRate) {
      video.playbackRate = rate;
      return;
    }
    tracker.cut(video.currentTime);
    state.set({ rate });
    if (rate !== options.rate) options.onRateChange?.(rate);
  };

  const handlers: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    loadedmetadata() {
      if (video === undefined) return;
      video.playbackRate = allowedRate(options.rate, options.maxRate, options.completed);
      state.set({
        duration: video.duration,
        status: state.get().status === 'loading' ? 'paused' : state.get().status,
      });
      // Next to nothing is left: from the beginning (R28 Resume).
      if (expected !== undefined && startPosition(rules(), expected, video.duration) === 0) {
        expected = 0;
        state.set({ resumedAt: undefined });
        video.currentTime = 0;
      }
      // Not earlier: a change of source takes a play that came before it away.
      if (playAgain) play();
      playAgain = false;
    },
    durationchange: () => state.set({ duration: video?.duration ?? 0 }),
    timeupdate() {
      tick();
      if (video !== undefined && !video.paused && !video.seeking) {
        // A last tick comes with the stall itself.
        if (video.readyState > HTMLMediaElement.HAVE_CURRENT_DATA) settle();
        options.onTimeUpdate?.(video.currentTime);
      }
    },
    progress: tick,
    seeking: onSeeking,
    seeked: tick,
    waiting: stall,
    playing() {
      settle();
      state.set({ status: 'playing' });
      tick();
    },
    canplay: settle,
    play() {
      state.set({ status: 'playing', started: true });
      options.onPlay?.();
      if (state.get().resumedAt !== undefined)
        after('resume', resumeChipMs, () => state.set({ resumedAt: undefined }));
    },
    pause() {
      tracker.cut(video?.currentTime);
      if (state.get().status === 'error') return;
      state.set({ status: video?.ended ? 'ended' : 'paused' });
      options.onPause?.();
    },
    ended() {
      tracker.cut(video?.duration);
      if (video !== undefined) time.set({ time: video.duration, furthest: video.duration });
      settle();
      state.set({ status: 'ended' });
      options.onEnded?.();
    },
    ratechange: keepRate,
    volumechange: () => state.set({ volume: video?.volume ?? 1, muted: video?.muted ?? false }),
  };

  return {
    state,
    time,
    /** Connects the rules with an element; the answer takes everything away again (V-05). */
    attach: (element: HTMLVideoElement): (() => void) => {
      video = element;
      ladder = createLadder(options.onSourceExpired !== undefined, () => performance.now());
      engine = createEngine(element, {
        onTrouble,
        onHeights: (heights) => state.set({ heights }),
        onOwnSeek: (at) => {
          expected = at;
        },
      });
      const entries = Object.entries(handlers);
      for (const [name, handler] of entries) element.addEventListener(name, handler);
      const flush = () => tracker.cut(element.currentTime);
      window.addEventListener('pagehide', flush);
      state.set({ volume: element.volume, muted: element.muted });
      const source = sourceFor(options.sources, options.definition);
      const at = startPosition(rules(), options.startAt, Number.NaN);
      if (at > 0) state.set({ resumedAt: at });
      lastTime = at;
      time.set({ time: at, furthest: options.maxPosition });
      if (source !== undefined) open(source, at, options.autoPlay);
      return () => {
        flush();
        window.removeEventListener('pagehide', flush);
        for (const [name, handler] of entries) element.removeEventListener(name, handler);
        for (const timer of timers.values()) clearTimeout(timer);
        engine?.destroy();
        engine = undefined;
        video = undefined;
        current = undefined;
        state.set(initialState);
      };
    },
    /** New wishes of the parent: another quality, a renewed address, a changed policy. */
    update: (next: PlayerOptions) => {
      const before = options;
      options = next;
      if (video === undefined) return;
      const stillThere = next.sources.some(({ url }) => url === current?.url);
      if (!stillThere || waitingForUrl) {
        const source = sourceFor(next.sources, next.definition);
        if (source !== undefined && source.url !== current?.url) {
          cancel('renew');
          reopen(source, playAgain || !video.paused);
        }
      } else if (next.definition !== before.definition && !engine?.choose(next.definition, next.sources)) {
        const named = next.sources.find(({ definition }) => definition === next.definition);
        const source = named ?? sourceFor(next.sources, next.definition);
        if (source !== undefined && source.url !== current?.url) reopen(source, !video.paused);
      }
      if (
        next.rate !== before.rate ||
        next.maxRate !== before.maxRate ||
        next.completed !== before.completed
      ) {
        video.playbackRate = allowedRate(next.rate, next.maxRate, next.completed);
      }
    },
    play,
    pause: () => video?.pause(),
    toggle: () => {
      if (video === undefined || state.get().status === 'error') return;
      if (video.paused) play();
      else video.pause();
    },
    seek: (to: number) => {
      if (video !== undefined && Number.isFinite(video.duration)) {
        video.currentTime = Math.min(Math.max(to, 0), video.duration);
      }
    },
    move: (seconds: number) => {
      if (video === undefined || !Number.isFinite(video.duration)) return;
      // Forward under a policy goes as far as it may, without a word about the rest.
      const wish = Math.min(Math.max(video.currentTime + seconds, 0), video.duration);
      const allowed = allowedSeek(rules(), video.currentTime, wish);
      const useful = allowed.blocked === 'forward' && allowed.to > video.currentTime + tolerance;
      video.currentTime = useful ? allowed.to : wish;
    },
    setVolume: (volume: number) => {
      if (video === undefined) return;
      video.volume = Math.min(Math.max(volume, 0), 1);
      video.muted = volume <= 0;
    },
    toggleMute: () => {
      if (video !== undefined) video.muted = !video.muted;
    },
    startOver: () => {
      state.set({ resumedAt: undefined });
      if (video !== undefined) video.currentTime = 0;
    },
    dismissResume: () => state.set({ resumedAt: undefined }),
    retry: () => {
      const source = sourceFor(options.sources, options.definition);
      if (source !== undefined) open(source, lastTime, true);
    },
    /** Closes the open segment, before a beat is sent. */
    flush: () => tracker.cut(video?.currentTime),
    currentTime: () => video?.currentTime ?? lastTime,
  };
}

export type Player = ReturnType<typeof createPlayer>;
