import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { arrive } from './arrival.ts';

/**
 * For a screen that shows one of several views at the same path, such as a list and one of its records: a new
 * view begins at its top with the focus on its heading, as a new page does, because what was pressed is gone.
 */
export function useArrival(view: string): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return undefined;
    shown.current = view;
    const arrival = arrive(key, type);
    return () => arrival.abort();
  }, [view, key, type]);
}
