import { useEffect, useState } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import { places } from './Awaited.css.ts';

/** Milliseconds before anything is said about a part that is loading, because most parts come at once. */
const loadingAfterMs = 600;
/** Milliseconds for which a failure stays to be read. */
const failureMs = 6_000;

export interface AwaitedProps {
  /** The side of the button on which the part opens, or the position in the window for a part at the pointer. */
  place: 'below' | 'above' | { x: number; y: number };
  /** Whether the part could not be loaded. */
  hasFailed: boolean;
}

/** Says, where a part is about to open, that it is still loading, or that it could not be loaded. */
export function Awaited({ place, hasFailed }: AwaitedProps) {
  const { loading } = useLabels('spinner');
  const { pressAgain } = useLabels('errorBoundary');
  /** The value of `hasFailed` for which the time has passed after which the words change. */
  const [passedFor, setPassedFor] = useState<boolean>();
  useEffect(() => {
    const timer = setTimeout(() => setPassedFor(hasFailed), hasFailed ? failureMs : loadingAfterMs);
    return () => clearTimeout(timer);
  }, [hasFailed]);
  const isPassed = passedFor === hasFailed;
  const failure = isPassed ? undefined : pressAgain;
  const waiting = isPassed ? loading : undefined;
  const said = hasFailed ? failure : waiting;
  const isAtPointer = typeof place === 'object';
  // The element is there from the beginning, because a screen reader reports only what changes in it.
  return (
    <output
      {...(said !== undefined && {
        className: places[isAtPointer ? 'atPointer' : place],
        // The position is that of a pointer, which is counted from the left in every direction of writing.
        ...(isAtPointer && { style: { left: place.x, top: place.y } }),
      })}
    >
      {said}
    </output>
  );
}
