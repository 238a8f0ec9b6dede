import { useEffect, useState } from 'react';

/** Milliseconds between two updates of the times in a list, whose texts show no seconds. */
const everyMs = 10_000;

/** When an answer was first shown, by the monotonic clock, which nobody can set. */
const arrivals = new WeakMap<object, number>();

const moment = () => ({ now: Date.now(), steady: performance.now() });

/**
 * The current time, and the age of the answer in seconds, which stays right when the Back button shows a list
 * again.
 */
export function useListClock(answer: object): { readonly now: number; readonly secondsSince: number } {
  const [{ now, steady }, setMoment] = useState(moment);
  useEffect(() => {
    if (!arrivals.has(answer)) arrivals.set(answer, performance.now());
    const timer = setInterval(() => setMoment(moment()), everyMs);
    return () => clearInterval(timer);
  }, [answer]);
  const arrived = arrivals.get(answer) ?? steady;
  return { now, secondsSince: Math.max(0, Math.floor((steady - arrived) / 1000)) };
}
