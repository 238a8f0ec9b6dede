import type { Engine } from '../engine.ts';
import { createLadder, type Ladder } from '../ladder.ts';
import { allowedRate } from '../model.ts';
import type { SeekRules } from '../seekPolicy.ts';
import type { PlayerSource } from '../types.ts';
import { createSegmentTracker, type SegmentTracker } from '../watched.ts';
import { createCell, type Cell } from './cell.ts';
import { initialState, initialTime, type PlayerOptions, type PlayerState, type PlayerTime } from './state.ts';

/** What the parts of one player share: its element, its rules and its position. */
export interface PlayerCore {
  options: PlayerOptions;
  video?: HTMLMediaElement | undefined;
  engine?: Engine | undefined;
  ladder: Ladder;
  readonly state: Cell<PlayerState>;
  readonly time: Cell<PlayerTime>;
  readonly tracker: SegmentTracker;
  /** The position of the next `seeking` event that the player itself has caused. */
  expected?: number | undefined;
  /** The last known position, because the element reports 0 while the source changes. */
  lastTime: number;
  current?: PlayerSource | undefined;
  /** The sources that a renewal brought, used until the parent passes other ones. */
  renewed?: readonly PlayerSource[] | undefined;
  /** Whether the video was playing or about to play, so that it plays on with the new source. */
  playAgain: boolean;
  waitingForUrl: boolean;
  sources: () => readonly PlayerSource[];
  rules: () => SeekRules;
  play: () => void;
  /** Sets the chosen rate, limited to what is allowed. */
  keepRate: (video: HTMLMediaElement) => void;
  after: (name: string, ms: number, run: () => void) => void;
  cancel: (name: string) => void;
  cancelAll: () => void;
}

export const clock = () => performance.now() / 1000;

export function createCore(first: PlayerOptions): PlayerCore {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const core: PlayerCore = {
    options: first,
    ladder: createLadder(false, () => performance.now()),
    state: createCell(initialState),
    time: createCell(initialTime),
    tracker: createSegmentTracker({ clock }),
    lastTime: 0,
    playAgain: false,
    waitingForUrl: false,
    sources: () => core.renewed ?? core.options.sources,
    rules: () => ({
      policy: core.options.seekPolicy,
      completed: core.options.completed,
      furthest: Math.max(core.time.get().furthest, core.options.maxPosition),
    }),
    play: () => {
      // Browsers may refuse to play before the person has made a gesture; then the big play button stays.
      core.video?.play().catch(() => undefined);
    },
    keepRate: (video) => {
      const { rate, maxRate, completed } = core.options;
      video.playbackRate = allowedRate(rate, maxRate, completed);
    },
    after: (name, ms, run) => {
      clearTimeout(timers.get(name));
      timers.set(name, setTimeout(run, ms));
    },
    cancel: (name) => clearTimeout(timers.get(name)),
    cancelAll: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
  return core;
}
