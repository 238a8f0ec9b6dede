import { useEffect } from 'react';

const reasons = new Set<object>();
const keepers = new Set<object>();

/** Whether a reload would lose something that was typed or is being uploaded. */
export const hasUnsaved = (): boolean => reasons.size > 0;

/** Whether the page may reload by itself, because the person is not in the middle of something. */
export const mayReload = (): boolean => reasons.size === 0 && keepers.size === 0;

/**
 * While true, the page does not reload by itself, because the person is in the middle of something, such as a
 * film. The browser does not ask before the page is left, because nothing is lost.
 */
export function useKeptPage(kept: boolean): void {
  useEffect(() => {
    if (!kept) return undefined;
    const keeper = {};
    keepers.add(keeper);
    return () => void keepers.delete(keeper);
  }, [kept]);
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * While true, the page does not reload by itself and the browser asks before it is left, because something
 * typed or uploading would be lost.
 */
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
