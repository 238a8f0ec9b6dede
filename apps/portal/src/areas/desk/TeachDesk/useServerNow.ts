import { useEffect, useState, useSyncExternalStore } from 'react';

/** A clock that is set by the server's answers and ticks every second; in epoch milliseconds, whole seconds. */
function createClock() {
  let offset = 0;
  return {
    set: (serverTime: number) => {
      offset = serverTime - Date.now();
    },
    now: () => Math.floor((Date.now() + offset) / 1000) * 1000,
    subscribe: (onTick: () => void) => {
      const timer = setInterval(onTick, 250);
      return () => clearInterval(timer);
    },
  };
}

/** The current time by the server's clock, based on its last answer; by the device's clock until then. */
export function useServerNow(serverTime: number | undefined): number {
  const [clock] = useState(createClock);
  useEffect(() => {
    if (serverTime !== undefined) clock.set(serverTime);
  }, [clock, serverTime]);
  return useSyncExternalStore(clock.subscribe, clock.now);
}
