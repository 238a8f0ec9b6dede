import { useEffect, useEffectEvent } from 'react';

const kinds = ['copy', 'cut', 'paste', 'contextmenu', 'dragstart', 'drop'] as const;

/**
 * While `on` is true, the paper cannot be copied, pasted or printed, and a message says why. It prevents
 * mistakes of honest people; it cannot prevent a camera.
 */
export function useGuardedCopy(
  on: boolean,
  words: { readonly copy: string; readonly print: string },
  tell: (words: string) => void,
): void {
  const tellCopy = useEffectEvent(() => tell(words.copy));
  const tellPrint = useEffectEvent(() => tell(words.print));
  useEffect(() => {
    if (!on) return undefined;
    const refuse = (event: Event) => {
      event.preventDefault();
      tellCopy();
    };
    const print = () => tellPrint();
    for (const kind of kinds) document.addEventListener(kind, refuse);
    window.addEventListener('beforeprint', print);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, refuse);
      window.removeEventListener('beforeprint', print);
    };
  }, [on]);
}
