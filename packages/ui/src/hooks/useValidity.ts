import { useEffect, type RefObject } from 'react';

/**
 * Reports to the browser, and thereby to every surrounding form, that the value of a control is invalid and
 * why.
 */
export function useValidity(control: RefObject<HTMLInputElement | null>, fault: string | undefined): void {
  useEffect(() => {
    control.current?.setCustomValidity(fault ?? '');
  }, [control, fault]);
}
