import { useEffect } from 'react';

/** Prints a dark page in its light colours, because pale text cannot be read on white paper. */
export function useLightPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before: string | undefined;
    const lighten = () => {
      before = dataset['stoaAppearance'];
      dataset['stoaAppearance'] = 'light';
    };
    const restore = () => {
      if (before === undefined) delete dataset['stoaAppearance'];
      else dataset['stoaAppearance'] = before;
    };
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', restore);
    };
  }, []);
}
