import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const ticking = (onTick: () => void) => {
  const timer = setInterval(onTick, 250);
  return () => clearInterval(timer);
};
const still = () => () => undefined;

/** Whole seconds until a time of this device's clock; `undefined` without a time, 0 when it has passed. */
export function useSecondsUntil(time: number | undefined): number | undefined {
  return useSyncExternalStore(time === undefined ? still : ticking, () =>
    time === undefined ? undefined : Math.max(0, Math.ceil((time - Date.now()) / 1000)),
  );
}

const isCalm = (): boolean =>
  document.documentElement.dataset['stoaMotion'] === 'reduced' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

const nextAfterMs = 5_000;

/**
 * Seconds until the next item opens, counted from the end of this one; `undefined` with reduced motion, where
 * nothing starts automatically.
 */
export function useNextCountdown(endedAt: number | undefined, onNext: () => void): number | undefined {
  const seconds = useSecondsUntil(endedAt === undefined || isCalm() ? undefined : endedAt + nextAfterMs);
  const latest = useRef(onNext);
  useEffect(() => {
    latest.current = onNext;
  });
  const over = seconds === 0;
  useEffect(() => {
    if (over) latest.current();
  }, [over]);
  return seconds;
}

/** Seconds since a document or link was opened in its own window; a new item begins at zero. */
export function useOpenedFor(itemId: number | undefined) {
  const [opened, setOpened] = useState<{ itemId: number | undefined; at: number }>();
  const at = opened !== undefined && opened.itemId === itemId ? opened.at : undefined;
  const openedFor = useSyncExternalStore(at === undefined ? still : ticking, () =>
    at === undefined ? undefined : Math.max(0, Math.floor((Date.now() - at) / 1000)),
  );
  return { openedFor, onOpened: () => setOpened({ itemId, at: Date.now() }) };
}
