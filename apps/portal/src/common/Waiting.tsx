import { useTranslations } from 'use-intl';
import * as styles from './states.css.ts';

/** The skeleton of a page until it has loaded; fades in only when that takes longer than a moment. */
export function Waiting({ wholePage = false }: { wholePage?: boolean }) {
  const t = useTranslations('shell');
  return (
    <output className={wholePage ? styles.waitingPage : styles.waiting} data-part="waiting">
      <span className={styles.unseen}>{t('loading')}</span>
      <span className={styles.waitingHead} />
      <span className={styles.waitingBody} />
    </output>
  );
}
