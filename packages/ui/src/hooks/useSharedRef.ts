import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** A ref for the component's own use on an element that the caller's ref gets too. */
export function useSharedRef<Element>(theirs: Ref<Element | null> | undefined): RefObject<Element | null> {
  const ownRef = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(theirs, () => ownRef.current, []);
  return ownRef;
}
