import { useEffect, useState } from 'react';

/** Milliseconds after which a person begins to wonder whether something was stored. */
const longMs = 1_000;

/** Whether something has been in progress for so long that the person should be informed. */
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
