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

/** Whether keys without Ctrl work; people who use speech input must be able to turn them off (WCAG 2.1.4). */
export const singleKeys = {
  get: on.get,
  choose: (next: boolean): void => {
    on.set(next);
    try {
      localStorage.setItem(entry, next ? 'on' : 'off');
    } catch {
      // Storage is blocked or full, so the choice holds until the page is left.
    }
  },
};

export const useSingleKeys = (): boolean => useSyncExternalStore(on.subscribe, on.get);
