import { useTranslations } from 'use-intl';
import * as styles from './states.css.ts';

/** The shape of a page until it is there; shows itself only when that takes longer than a blink. */
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
