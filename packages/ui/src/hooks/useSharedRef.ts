import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** A ref of our own on an element that the caller's ref also gets. */
export function useSharedRef<Element>(theirs: Ref<Element | null> | undefined): RefObject<Element | null> {
  const ownRef = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(theirs, () => ownRef.current, []);
  return ownRef;
}
