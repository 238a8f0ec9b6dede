/** Notifies listeners that something happened. */
export interface Emitter<Event = void> {
  /** Calls every listener that is subscribed now, in the order of their subscription. */
  readonly emit: (event: Event) => void;
  /** Adds a listener and returns the function that removes it. */
  readonly subscribe: (listener: (event: Event) => void) => () => void;
  /** Removes all listeners. */
  readonly clear: () => void;
}

export function emitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit: (event) => {
      // The set is copied, because a listener that is added meanwhile must not hear an event from before it.
      for (const listener of Array.from(listeners)) if (listeners.has(listener)) listener(event);
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

/** A value that notifies listeners when it changes, in the form that React's `useSyncExternalStore` needs. */
export interface Observable<Value> {
  readonly get: () => Value;
  /** Sets the value. Listeners are not called when the value stays the same by `Object.is`. */
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
