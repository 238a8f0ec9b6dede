export interface Cell<Value extends object> {
  get: () => Value;
  set: (change: Partial<Value>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** One value that React can subscribe to; a change that changes nothing tells nobody. */
export function createCell<Value extends object>(initial: Value): Cell<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (change) => {
      const now = new Map(Object.entries(value));
      if (Object.entries(change).every(([key, part]) => Object.is(part, now.get(key)))) return;
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
