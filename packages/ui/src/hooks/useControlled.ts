import { useState } from 'react';

/** A state that the parent holds when it passes `value`, and the component otherwise. */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const current = value === undefined ? own : value;
  const set = (next: Value) => {
    if (value === undefined) setOwn(next);
    if (!Object.is(next, current)) onChange?.(next);
  };
  return [current, set];
}
