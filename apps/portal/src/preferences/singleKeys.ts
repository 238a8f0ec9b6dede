import { useSyncExternalStore } from 'react';
import { observable } from '@stoa/domain/kernel';

const entry = 'stoa:singleKeys';

const stored = (): boolean => {
  try {
    return localStorage.getItem(entry) !== 'off';
  } catch {
    return true;
  }
};

const on = observable(stored());

/** Whether keys without Ctrl do anything: who dictates must be able to turn them off (WCAG 2.1.4). */
export const singleKeys = {
  get: on.get,
  choose: (next: boolean): void => {
    on.set(next);
    try {
      localStorage.setItem(entry, next ? 'on' : 'off');
    } catch {
      // Blocked or full storage: the choice holds until the page is left.
    }
  },
};

export const useSingleKeys = (): boolean => useSyncExternalStore(on.subscribe, on.get);
