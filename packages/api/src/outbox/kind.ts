/** The person and company that unsent work belongs to; nobody else ever reads or sends it. */
export interface OutboxOwner {
  readonly companyId: number;
  readonly userId: number;
}

export interface Settled<State> {
  readonly state: State;
  /** Whether the next parcel may follow at once. */
  readonly goOn: boolean;
}

/** The rules of one kind of unsent work; pure functions without storage and network. */
export interface OutboxKind<State, Parcel, Answer> {
  /** Part of stored names, so it must not change after a release. */
  readonly name: string;
  /** Reads a stored state; `undefined` when it cannot be used. */
  readonly parse: (stored: unknown) => State | undefined;
  /** How long it is kept for the person's next visit, in ms; 24 hours by default, and never longer. */
  readonly keepMs?: number;
  /**
   * Prepares the unsent work for sending; the parcel that `next` returns must not change any more afterwards.
   */
  readonly prepare?: (state: State) => State;
  /** The parcel to send now; `undefined` when everything was sent. */
  readonly next: (state: State) => Parcel | undefined;
  readonly settle: (state: State, parcel: Parcel, answer: Answer) => Settled<State>;
  /**
   * Called when the server has refused this parcel for the nth time; returns the state without the parcel, or
   * `undefined` to try again later.
   */
  readonly refuse?: (state: State, parcel: Parcel, refusals: number) => State | undefined;
  /** True only when the server has acknowledged everything. */
  readonly isSettled: (state: State) => boolean;
  /** Closes the part that still grows, because nobody goes on with it here. */
  readonly seal?: (state: State, at: number) => State;
  /** Whether a newer parcel may be sent while an older one has no answer yet. */
  readonly overtakes?: boolean;
  /**
   * When changes are sent automatically, in ms after the last and the first unsent change; without it the
   * caller flushes.
   */
  readonly pace?: { readonly afterMs: number; readonly atMostMs: number };
}
