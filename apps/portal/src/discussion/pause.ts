import { postPause } from '@stoa/api/contract/interact';
import { observable } from '@stoa/domain/kernel';
import { useSyncExternalStore } from 'react';

/** Seconds until the person may post again; the server counts the posts of all panels together. */
const left = observable(0);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whole seconds until the next post; never more than the pause, also when the clock was set back. */
export const secondsLeft = (next: number, now: number): number =>
  Math.ceil(Math.min(Math.max(next - now, 0), postPause) / 1000);

function countDown(next: number): void {
  clearTimeout(timer);
  left.set(secondsLeft(next, Date.now()));
  if (left.get() > 0) timer = setTimeout(() => countDown(next), 1000);
}

/** Starts the pause in which the server accepts no further post; called after a post was accepted. */
export const pausePosting = (): void => countDown(Date.now() + postPause);

/** Seconds until the person may post again, counted down; 0 when they may. */
export const usePostPause = (): number => useSyncExternalStore(left.subscribe, left.get);
