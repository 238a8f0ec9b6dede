import { useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';
const onMotion = (listener: () => void) => {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  // The person may change the portal's own setting (`data-stoa-motion`) while something moves.
  const choice = new MutationObserver(listener);
  choice.observe(document.documentElement, { attributeFilter: ['data-stoa-motion'] });
  return () => {
    query.removeEventListener('change', listener);
    choice.disconnect();
  };
};

const isReduced = () =>
  matchMedia(reducedMotion).matches || document.documentElement.dataset['stoaMotion'] === 'reduced';

/** Whether the person asked for less motion, in the system or in the portal; true on the server. */
export const useReducedMotion = (): boolean => useSyncExternalStore(onMotion, isReduced, () => true);
