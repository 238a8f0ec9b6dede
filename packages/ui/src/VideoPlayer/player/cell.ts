import { observable } from '@stoa/domain/kernel';

export interface Cell<Value extends object> {
  get: () => Value;
  set: (change: Partial<Value>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A value that React can subscribe to. Subscribers are called only when something has really changed. */
export function createCell<Value extends object>(initial: Value): Cell<Value> {
  const { get, set, subscribe } = observable(initial);
  return {
    get,
    set: (change) => {
      const now = new Map(Object.entries(get()));
      if (Object.entries(change).every(([key, part]) => Object.is(part, now.get(key)))) return;
      set({ ...get(), ...change });
    },
    subscribe,
  };
}
