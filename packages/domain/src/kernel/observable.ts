/** Tells listeners that something happened. */
export interface Emitter<Event = void> {
  /** Tells everybody who listens now, in the order in which they began to. */
  readonly emit: (event: Event) => void;
  /** Begins to listen; what it returns ends that. */
  readonly subscribe: (listener: (event: Event) => void) => () => void;
  /** Forgets all listeners. */
  readonly clear: () => void;
}

export function emitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    clear: () => listeners.clear(),
  };
}

/** A value that tells when it changes: what React's `useSyncExternalStore` takes. */
export interface Observable<Value> {
  readonly get: () => Value;
  /** Tells nobody when the value is the same, as `Object.is` says. */
  readonly set: (next: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function observable<Value>(initial: Value): Observable<Value> {
  let value = initial;
  const { emit, subscribe } = emitter();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
    subscribe,
  };
}
