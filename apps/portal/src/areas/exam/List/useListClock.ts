import { useEffect, useState } from 'react';

/** Milliseconds after which the times of a list are shown anew; its words name no seconds. */
const everyMs = 10_000;

/** When an answer was first shown, by a clock that no person and no network sets. */
const arrivals = new WeakMap<object, number>();

const moment = () => ({ now: Date.now(), steady: performance.now() });

/** The current time, and how long ago an answer has arrived, which a list that comes back by Back remembers. */
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
