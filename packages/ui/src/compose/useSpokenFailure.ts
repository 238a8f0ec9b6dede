import { useEffect, useRef } from 'react';
import { announce } from '../LiveRegion/announce.ts';

interface Failed {
  readonly id: string;
  readonly text: string;
}

/** Interrupts to say that words did not arrive, once for each time that it happens. */
export function useSpokenFailure(failed: readonly Failed[], sentence: (text: string) => string): void {
  // What had failed before the page was opened is shown, not shouted.
  const told = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const before = told.current;
    told.current = new Set(failed.map(({ id }) => id));
    const fresh = before && failed.findLast(({ id }) => !before.has(id));
    if (fresh) announce(sentence(fresh.text), 'assertive');
  }, [failed, sentence]);
}
