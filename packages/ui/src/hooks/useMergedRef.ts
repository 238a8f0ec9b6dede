import { useCallback, type Ref, type RefObject } from 'react';

/** Our own handle on an element and the caller's, together. */
export function useMergedRef<Element>(own: RefObject<Element | null>, theirs: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof theirs === 'function') return theirs(element);
      if (theirs) theirs.current = element;
      return undefined;
    },
    [own, theirs],
  );
}
