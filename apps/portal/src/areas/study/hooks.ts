import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Study } from './study.ts';

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

/** Seconds that a document or link has been open in its own window; a new item begins at zero. */
export function useOpenedFor(itemId: number | undefined) {
  const [opened, setOpened] = useState<{ itemId: number | undefined; at: number }>();
  const at = opened !== undefined && opened.itemId === itemId ? opened.at : undefined;
  const openedFor = useSyncExternalStore(at === undefined ? still : ticking, () =>
    at === undefined ? undefined : Math.max(0, Math.floor((Date.now() - at) / 1000)),
  );
  return { openedFor, onOpened: () => setOpened({ itemId, at: Date.now() }) };
}

const idleMs = 60_000;

/**
 * Counts the time of an item without a timeline while somebody reads: the page is visible, and the person was
 * not idle for a minute. `elsewhere` says that the document was opened from here in a window of its own.
 */
export function useReading(study: Study, on: boolean, elsewhere: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    let last = Date.now();
    const touch = () => {
      last = Date.now();
    };
    const look = () => {
      const here = document.visibilityState === 'visible' && Date.now() - last < idleMs;
      study.tell({ type: 'reads', on: here || elsewhere });
    };
    const kinds = ['pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;
    for (const kind of kinds) addEventListener(kind, touch, { passive: true, capture: true });
    const timer = setInterval(look, 2_000);
    look();
    return () => {
      clearInterval(timer);
      for (const kind of kinds) removeEventListener(kind, touch, { capture: true });
      study.tell({ type: 'reads', on: false });
    };
  }, [study, on, elsewhere]);
}

/** Plays one short tone, because the person may be listening without looking. */
export function useTone(key: string | undefined): void {
  useEffect(() => {
    if (key === undefined) return;
    try {
      const audio = new AudioContext();
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      volume.gain.value = 0.08;
      tone.frequency.value = 660;
      tone.connect(volume).connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + 0.25);
      tone.addEventListener('ended', () => void audio.close());
    } catch {
      // A browser that plays no sound is ignored, because the message is also shown as text.
    }
  }, [key]);
}
