import type { SwitchEntry } from '@stoa/api/contract/exam';
import { formatDateTime, formatPosition, type Labels } from '@stoa/domain';
import { Tag } from '@stoa/ui/Tag';
import type { DeskTranslate } from '../../words/index.ts';
import * as styles from './marking.css.ts';

interface SwitchLedgerProps {
  switches: readonly SwitchEntry[];
  now: number;
  t: DeskTranslate;
  causes: Labels['switchCause'];
}

/** The switches, oldest first: the same list that the learner sees, with the learner's comments. */
export function SwitchLedger({ switches, now, t, causes }: SwitchLedgerProps) {
  if (switches.length === 0) return <p className={styles.hint}>{t('review.switchNone')}</p>;
  return (
    <ol className={styles.entries}>
      {switches.map(({ entryKey, cause, leftTime, awaySeconds, counted, comment = '' }) => (
        <li key={entryKey} className={styles.entry}>
          <p className={styles.entryLine}>
            {causes[cause]}
            <Tag tone={counted ? 'warning' : 'neutral'}>
              {t(counted ? 'review.counted' : 'review.uncounted')}
            </Tag>
          </p>
          <p className={styles.hint}>
            {formatDateTime(leftTime, { now })} ·{' '}
            {t('review.away', { time: formatPosition(Math.round(awaySeconds)) })}
          </p>
          {comment !== '' && (
            <blockquote className={styles.quote}>
              <span className={styles.hint}>{t('review.said')}</span> {comment}
            </blockquote>
          )}
        </li>
      ))}
    </ol>
  );
}
