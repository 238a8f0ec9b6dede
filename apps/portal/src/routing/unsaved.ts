import { useEffect } from 'react';

const reasons = new Set<object>();

/** Whether something typed or uploading would be lost by a reload. */
export const hasUnsaved = (): boolean => reasons.size > 0;

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** While true, the page does not reload by itself and the browser asks before it is left (decision 12). */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const reason = {};
    if (reasons.size === 0) addEventListener('beforeunload', ask);
    reasons.add(reason);
    return () => {
      reasons.delete(reason);
      if (reasons.size === 0) removeEventListener('beforeunload', ask);
    };
  }, [unsaved]);
}
