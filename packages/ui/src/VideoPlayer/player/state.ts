import type { Definition, SeekPolicy } from '@stoa/domain';
import type { BlockedMove, PlayerFailure, PlayerSource, RenewedSource } from '../types.ts';

/** Options that the parent decides. The player always reads the latest ones and keeps no copy. */
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
  onPolicyBlocked?: ((move: BlockedMove) => void) | undefined;
  onSourceExpired?: (() => void | Promise<RenewedSource>) | undefined;
  onError?: ((failure: PlayerFailure) => void) | undefined;
}

/**
 * State that changes rarely. The current time has a separate subscription, so that a tick renders only the
 * clock and the timeline.
 */
export interface PlayerState {
  status: 'loading' | 'paused' | 'playing' | 'ended' | 'error';
  stalled: boolean;
  /** Whether the video has been played before. In later pauses nothing covers the picture. */
  started: boolean;
  duration: number;
  volume: number;
  muted: boolean;
  rate: number;
  heights: readonly number[];
  failure?: PlayerFailure | undefined;
  /** The second at which playback was resumed, while the chip is shown. */
  resumedAt?: number | undefined;
  /** The last refused move. `id` distinguishes two refusals of the same kind. */
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
