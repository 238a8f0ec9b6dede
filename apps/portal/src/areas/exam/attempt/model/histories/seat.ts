import type { AttemptEvent, TimerName } from '../events.ts';
import { freshModel, type AttemptModel, type Journal } from '../state.ts';

/** A browser on one machine, whose windows share a journal. */
export interface Device {
  readonly id: number;
  /** The journal in the device's storage. */
  journal: Journal | undefined;
  storage: 'works' | 'full';
  /** The window that holds the lock of the journal. */
  holder: Seat | undefined;
  isOnline: boolean;
  /** The device's clocks: the monotonic one stops while the device sleeps. */
  steady: number;
  skew: number;
  isAsleep: boolean;
  /** When the storage was last full or cleared, by the monotonic clock; `Infinity` while it is faulty. */
  faultyUntil: number;
  /** Whether the page of the attempt was left, so that answers may be waiting for the next visit. */
  wasLeft: boolean;
}

export const createDevice = (id: number): Device => ({
  id,
  journal: undefined,
  storage: 'works',
  holder: undefined,
  isOnline: true,
  steady: 5_000 * (id + 1),
  skew: id * 3_600_000,
  isAsleep: false,
  faultyUntil: -Infinity,
  wasLeft: false,
});

/** A window in which the attempt is open. */
export interface Seat {
  readonly device: Device;
  model: AttemptModel;
  isAlive: boolean;
  readonly inbox: AttemptEvent[];
  /** Timers, by the monotonic time at which they fire. */
  readonly timers: Map<TimerName, number>;
  /** The journal that is being written, and when that will be finished, by the monotonic clock. */
  writing: { readonly journal: Journal; readonly at: number } | undefined;
  /** The newest journal of this window. */
  latest: Journal | undefined;
  rewriteAt: number;
  isAwake: boolean;
  /** Whether another window took the journal over while the storage could not be written. */
  isUnkept: boolean;
  isBusy: boolean;
  /** The key of this window's hand-in. */
  handInKey: string | undefined;
}

export const createSeat = (device: Device): Seat => ({
  device,
  model: freshModel,
  isAlive: true,
  inbox: [],
  timers: new Map(),
  writing: undefined,
  latest: undefined,
  rewriteAt: device.steady + 5_000,
  isAwake: false,
  isUnkept: false,
  isBusy: false,
  handInKey: undefined,
});

/** Every text that a journal holds. */
export const textsIn = (journal: Journal | undefined): string[] =>
  journal === undefined
    ? []
    : [...journal.sheet.answers.values(), ...[...journal.alsoTyped.values()].flat()].flatMap(
        ({ values }) => values,
      );
