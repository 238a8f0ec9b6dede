import { useEffect, useState, type RefObject } from 'react';
import { useControlled } from './useControlled.ts';

/** Like `useControlled`, and returns to the first value when the form around `element` is reset. */
export function useFormValue<Value>(
  element: RefObject<HTMLElement | null>,
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [first] = useState(value ?? initial);
  const [current, set] = useControlled(value, initial, onChange);
  useFormReset(element, () => set(first));
  return [current, set];
}

/** Calls `onReset` when the form around `element` is reset. */
export function useFormReset(element: RefObject<HTMLElement | null>, onReset: () => void): void {
  useEffect(() => {
    const form = element.current?.closest('form');
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  });
}
