import { useEffect, useRef } from 'react';
import { announce } from '../../LiveRegion/announce.ts';

/**
 * Announces a sentence that appears or changes after the first render. What is there from the start is read in
 * its place.
 */
export function useSpokenChange(sentence: string | undefined): void {
  const before = useRef(sentence);
  useEffect(() => {
    if (sentence !== before.current && sentence !== undefined && sentence !== '') announce(sentence);
    before.current = sentence;
  }, [sentence]);
}
