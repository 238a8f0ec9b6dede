import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import * as styles from '../common/states.css.ts';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Announces politely that the connection is lost, and disappears when it is back. */
export function OfflineNotice() {
  const t = useTranslations('shell');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <output>{!online && <span className={styles.offline}>{t('offline')}</span>}</output>;
}
