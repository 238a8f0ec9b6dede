import { useEffect, useState } from 'react';

/** Milliseconds after which a person begins to wonder whether something was stored. */
const longMs = 1_000;

/** Whether something has been going on for so long that the person should be told. */
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
