import { useEffect, useState } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import { places } from './Awaited.css.ts';

/** Milliseconds before anything is said, because most parts come at once. */
const saidAfterMs = 600;

export interface AwaitedProps {
  place: keyof typeof places;
}

/** Says, where a part is about to open, that it is still loading. */
export function Awaited({ place }: AwaitedProps) {
  const { loading } = useLabels('spinner');
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), saidAfterMs);
    return () => clearTimeout(timer);
  }, []);
  // The element is there from the beginning, because a screen reader reports only what changes in it.
  return <output {...(isSaid && { className: places[place] })}>{isSaid && loading}</output>;
}
