import { observable } from '@stoa/domain/kernel';

/** Errors by the id of their control. Each Field subscribes to its own error only. */
export interface FaultStore {
  get: (id: string) => string | undefined;
  set: (faults: ReadonlyMap<string, string>) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createFaultStore(): FaultStore {
  const current = observable<ReadonlyMap<string, string>>(new Map());
  return {
    get: (id) => current.get().get(id),
    set: current.set,
    subscribe: current.subscribe,
  };
}
