import type { Definition, SeekPolicy } from '@stoa/domain';
import type { BlockedMove, PlayerFailure, PlayerSource, RenewedSource, Span } from '../types.ts';

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
  onSourceExpired?: (() => void | Promise<RenewedSource>) | undefined;
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
