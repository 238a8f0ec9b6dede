import { useEffect, useRef, useState } from 'react';
import { askAgain, onAskAgain } from './lateImport.ts';

/** Milliseconds after which a wait is called slow. */
export const slowAfterMs = 8_000;

/** Milliseconds after the return of the network in which calls may still fail. */
const settlingMs = 5_000;
const soonMs = 1_500;
let backAt = -Infinity;
let soon: ReturnType<typeof setTimeout> | undefined;

// The listener is registered at once and not by the hook, because a failure without a network may be reported
// only when the network is back.
globalThis.addEventListener?.('online', () => {
  backAt = performance.now();
  askAgain();
});

/** Calls `onAgain` when somebody tries again to load what is missing, and when the network is back. */
export function useAskedAgain(wanted: boolean, onAgain: () => void): void {
  const latest = useRef(onAgain);
  useEffect(() => {
    latest.current = onAgain;
  });
  useEffect(() => {
    if (!wanted) return undefined;
    const stop = onAskAgain(() => latest.current());
    if (performance.now() - backAt < settlingMs) {
      clearTimeout(soon);
      soon = setTimeout(askAgain, soonMs);
    }
    return stop;
  }, [wanted]);
}

export type LazyCode<Value> =
  | { readonly state: 'waiting' | 'slow' | 'failed'; readonly value?: undefined }
  | { readonly state: 'there'; readonly value: Value };

/**
 * Loads code for a page that is shown already and in which no single part waits for it. `when` decides when
 * to begin; `undefined` means not at all. Both functions must stay the same from one render to the next.
 */
export function useLazyCode<Value>(
  load: () => Promise<Value>,
  when: ((begin: () => void) => void) | undefined,
): LazyCode<Value> {
  const [code, setCode] = useState<LazyCode<Value>>({ state: 'waiting' });
  const ask = useRef<() => void>(undefined);
  const isThere = code.state === 'there';
  useEffect(() => {
    if (isThere || !when) return undefined;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (next: LazyCode<Value>) => {
      clearTimeout(timer);
      if (!gone) setCode(next);
    };
    const begin = () => {
      if (gone) return;
      clearTimeout(timer);
      timer = setTimeout(() => setCode({ state: 'slow' }), slowAfterMs);
      load().then(
        (value) => tell({ state: 'there', value }),
        () => tell({ state: 'failed' }),
      );
    };
    ask.current = begin;
    when(begin);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [isThere, when, load]);
  useAskedAgain(code.state === 'failed' || code.state === 'slow', () => ask.current?.());
  return code;
}
