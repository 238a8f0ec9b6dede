import type { ApiError } from '../client/errors.ts';

/** The person and company that unsent work belongs to; nobody else ever reads or sends it. */
export interface OutboxOwner {
  readonly companyId: number;
  readonly userId: number;
}

/** How one kind of work is stored on the device, as pure functions without storage and network. */
export interface KeptKind<State> {
  /** Part of stored names, so it must not change after a release. */
  readonly name: string;
  /** Reads a stored state; `undefined` when it cannot be used. */
  readonly parse: (stored: unknown) => State | undefined;
  /** How long an entry is stored after its last change for the person's next visit, in ms; 24 hours by default. */
  readonly keepMs?: number;
  /**
   * The time until which an entry is stored at least, in epoch milliseconds; never longer than `longestKeepMs` after
   * its last change.
   */
  readonly keepUntil?: (state: State) => number | undefined;
  /**
   * True when nothing has to be stored. Work that is sent to the server is settled only when the server has
   * acknowledged all of it.
   */
  readonly isSettled: (state: State) => boolean;
}

/** The state after an answer of the server. */
export interface Settled<State> {
  readonly state: State;
  /** Whether the next parcel may be sent at once. */
  readonly goOn: boolean;
}

/** The error of a call that the server has refused; another try would be refused as well. */
export type Refusal = Extract<ApiError, { readonly kind: 'business' }>;

/** When changes are sent automatically; all times in ms. */
export interface Pace {
  /** Time to wait after the last change. */
  readonly afterMs: number;
  /** Longest time after the first unsent change. */
  readonly atMostMs: number;
  /** Least time between an answer and the next parcel; none by default. */
  readonly apartMs?: number;
}

/** How one kind of work is stored, and how it is sent until the server has acknowledged it. */
export interface OutboxKind<State, Parcel, Answer> extends KeptKind<State> {
  /**
   * Prepares the unsent work for sending; the parcel that `next` returns must not change any more afterwards.
   */
  readonly prepare?: (state: State) => State;
  /** The parcel to send now; `undefined` when everything was sent. */
  readonly next: (state: State) => Parcel | undefined;
  readonly settle: (state: State, parcel: Parcel, answer: Answer) => Settled<State>;
  /**
   * Called when the server has refused this parcel for the nth time. It returns the state without the parcel,
   * so that the parcels behind it are sent, or `undefined` to try again later. Without this function a
   * refused parcel stays, and the parcels behind it wait.
   */
  readonly refuse?: (state: State, parcel: Parcel, refusals: number, error: Refusal) => State | undefined;
  /** Closes the part that still grows, because this page does not continue it. */
  readonly seal?: (state: State, at: number) => State;
  /** Whether a newer parcel may be sent while an older one has no answer yet. */
  readonly overtakes?: boolean;
  /** When changes are sent automatically; without it the caller flushes. */
  readonly pace?: Pace;
}
