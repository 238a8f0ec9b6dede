import { useEffect, type RefObject } from 'react';

/** Tells the browser, and with it every form around, that a control's content is not acceptable and why. */
export function useValidity(control: RefObject<HTMLInputElement | null>, fault: string | undefined): void {
  useEffect(() => {
    control.current?.setCustomValidity(fault ?? '');
  }, [control, fault]);
}
