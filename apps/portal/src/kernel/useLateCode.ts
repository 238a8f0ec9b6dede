import { useEffect, useRef, useState } from 'react';
import { askAgain, onAskAgain } from './lateImport.ts';

/** Longer than this nobody is left without a word. */
export const patienceMs = 8_000;

/** A network that is back may need a moment before anything comes through. */
const settlingMs = 5_000;
const soonMs = 1_500;
let backAt = -Infinity;
let soon: ReturnType<typeof setTimeout> | undefined;

// From the beginning: what fails without a network may be told of only when there is one again.
globalThis.addEventListener?.('online', () => {
  backAt = performance.now();
  askAgain();
});

/** Hears that somebody asks again for what did not come, and asks by itself when the network is back. */
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

export type LateCode<Value> =
  | { readonly state: 'waiting' | 'slow' | 'failed'; readonly value?: undefined }
  | { readonly state: 'there'; readonly value: Value };

/**
 * Code that joins a page which stands already, where no single part waits for it; `when` says when to begin, and not
 * at all while it is undefined. Both stay the same function from one render to the next.
 */
export function useLateCode<Value>(
  load: () => Promise<Value>,
  when: ((begin: () => void) => void) | undefined,
): LateCode<Value> {
  const [code, setCode] = useState<LateCode<Value>>({ state: 'waiting' });
  const ask = useRef<() => void>(undefined);
  const isThere = code.state === 'there';
  useEffect(() => {
    if (isThere || !when) return undefined;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (next: LateCode<Value>) => {
      clearTimeout(timer);
      if (!gone) setCode(next);
    };
    const begin = () => {
      if (gone) return;
      clearTimeout(timer);
      timer = setTimeout(() => setCode({ state: 'slow' }), patienceMs);
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
