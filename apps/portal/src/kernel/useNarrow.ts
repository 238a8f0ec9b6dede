import { useSyncExternalStore } from 'react';

const phone = '(max-width: 37.5rem)';

const onWidth = (listener: () => void) => {
  const query = matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the page is as narrow as a phone, where a table becomes cards. */
export const useNarrow = (): boolean => useSyncExternalStore(onWidth, () => matchMedia(phone).matches);
