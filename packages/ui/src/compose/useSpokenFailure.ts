import { useEffect, useRef } from 'react';
import { announce } from '../LiveRegion/announce.ts';

interface Failed {
  readonly id: string;
  readonly text: string;
}

/** Announces at once that an entry could not be sent, once for each failure. */
export function useSpokenFailure(failed: readonly Failed[], sentence: (text: string) => string): void {
  // Failures from before the page was opened are shown, but not announced.
  const told = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const before = told.current;
    told.current = new Set(failed.map(({ id }) => id));
    const fresh = before && failed.findLast(({ id }) => !before.has(id));
    if (fresh) announce(sentence(fresh.text), 'assertive');
  }, [failed, sentence]);
}
