/** What is wrong, by the id of the control: each Field hears of its own only. */
export interface FaultStore {
  get: (id: string) => string | undefined;
  set: (faults: ReadonlyMap<string, string>) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createFaultStore(): FaultStore {
  let current: ReadonlyMap<string, string> = new Map();
  const listeners = new Set<() => void>();
  return {
    get: (id) => current.get(id),
    set: (faults) => {
      current = faults;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
