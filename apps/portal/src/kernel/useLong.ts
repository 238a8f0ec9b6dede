import { useEffect, useState } from 'react';

/** Sooner nobody wonders whether it was stored. */
const longMs = 1_000;

/** Whether something has been going on for so long that a person should be told. */
export function useLong(going: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!going) return undefined;
    const timer = setTimeout(() => setLong(true), longMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [going]);
  return long && going;
}
