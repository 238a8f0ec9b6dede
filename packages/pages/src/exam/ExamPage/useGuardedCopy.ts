import { announce } from '@stoa/ui/LiveRegion';
import { useEffect } from 'react';

const kinds = ['copy', 'cut', 'paste', 'contextmenu', 'dragstart', 'drop'] as const;

/**
 * While `on` is true, the paper cannot be copied, pasted or printed, and a message says why. It prevents
 * mistakes of honest people; it cannot prevent a camera.
 */
export function useGuardedCopy(on: boolean, words: { readonly copy: string; readonly print: string }): void {
  const { copy, print } = words;
  useEffect(() => {
    if (!on) return undefined;
    const refuse = (event: Event) => {
      event.preventDefault();
      announce(copy);
    };
    const tell = () => announce(print);
    for (const kind of kinds) document.addEventListener(kind, refuse);
    window.addEventListener('beforeprint', tell);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, refuse);
      window.removeEventListener('beforeprint', tell);
    };
  }, [on, copy, print]);
}
