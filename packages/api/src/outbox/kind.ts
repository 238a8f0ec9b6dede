/** Whose unsent work it is; nobody else ever reads or sends it. */
export interface OutboxOwner {
  readonly companyId: number;
  readonly userId: number;
}

export interface Settled<State> {
  readonly state: State;
  /** Whether the next parcel may follow at once. */
  readonly goOn: boolean;
}

/** What one kind of unsent work is made of: pure rules, no storage, no network. */
export interface OutboxKind<State, Parcel, Answer> {
  /** Part of stored names: once released, it stays. */
  readonly name: string;
  /** A stored state, or nothing when it cannot be used. */
  readonly parse: (stored: unknown) => State | undefined;
  /** How long it is kept for the person's next visit; 24 hours unless told, and never longer. */
  readonly keepMs?: number;
  /** Puts what waits in order; what `next` names must not change any more afterwards. */
  readonly prepare?: (state: State) => State;
  /** What is to be sent now; nothing when everything was. */
  readonly next: (state: State) => Parcel | undefined;
  readonly settle: (state: State, parcel: Parcel, answer: Answer) => Settled<State>;
  /** The server refused this parcel for the nth time; nothing when it is to be tried again later. */
  readonly refuse?: (state: State, parcel: Parcel, refusals: number) => State | undefined;
  /** True only when the server has acknowledged everything. */
  readonly isSettled: (state: State) => boolean;
  /** Closes what still grows, because nobody goes on with it here. */
  readonly seal?: (state: State, at: number) => State;
  /** A newer parcel may be sent while an older one has no answer yet. */
  readonly overtakes?: boolean;
  /** When changes are sent by themselves; without it the caller flushes. */
  readonly pace?: { readonly afterMs: number; readonly atMostMs: number };
}
