import { useEffect, useRef } from 'react';
import { announce } from '../../LiveRegion/announce.ts';

/** Says a sentence that came after the page was opened; what stood there from the start is read where it stands. */
export function useSpokenChange(sentence: string | undefined): void {
  const before = useRef(sentence);
  useEffect(() => {
    if (sentence !== before.current && sentence !== undefined && sentence !== '') announce(sentence);
    before.current = sentence;
  }, [sentence]);
}
