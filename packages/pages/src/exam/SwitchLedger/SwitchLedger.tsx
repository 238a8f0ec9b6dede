import type { SwitchEntry } from '@stoa/api/contract/exam';
import { Tag } from '@stoa/ui/Tag';
import type { SwitchLedgerTranslate } from '../words/index.ts';
import { awayFor, leftAt } from './model.ts';
import { Comment } from './parts/Comment.tsx';
import * as styles from './SwitchLedger.css.ts';

export interface SwitchLedgerProps {
  switches: readonly SwitchEntry[];
  /** Who reads the list, which decides what is said about who else sees it. */
  reader: 'learner' | 'marker';
  /** The current time in epoch milliseconds. */
  now: number;
  t: SwitchLedgerTranslate;
  /** Saves the learner's comment on an entry; without it, comments can only be read. */
  onComment?: ((entryKey: string, comment: string) => Promise<void>) | undefined;
}

/** The times that the page of an exam was left, oldest first: learner and marker see the same list. */
export function SwitchLedger({ switches, reader, now, t, onComment }: SwitchLedgerProps) {
  if (switches.length === 0) return <p className={styles.note}>{t('none')}</p>;
  const shared = onComment === undefined ? 'sameForMarker' : 'mayComment';
  return (
    <div className={styles.root} data-component="SwitchLedger">
      <p className={styles.note}>{t(reader === 'marker' ? 'sameForLearner' : shared)}</p>
      <ol className={styles.list}>
        {[...switches]
          .sort((one, other) => one.leftTime - other.leftTime)
          .map((entry) => (
            <li key={entry.entryKey} className={styles.entry}>
              <p className={styles.head}>
                <time className={styles.time} dateTime={new Date(entry.leftTime).toISOString()}>
                  {leftAt(entry.leftTime, now)}
                </time>
                <span>{t(`cause.${entry.cause}`)}</span>
                <Tag tone={entry.counted ? 'warning' : 'neutral'}>
                  {t(entry.counted ? 'counted' : 'free')}
                </Tag>
              </p>
              <p className={styles.note}>{t('away', { time: awayFor(entry.awaySeconds, t) })}</p>
              {onComment ? (
                <Comment entry={entry} now={now} t={t} onComment={onComment} />
              ) : (
                entry.comment !== undefined &&
                entry.comment !== '' && (
                  <blockquote className={styles.quote}>
                    <span className={styles.muted}>{t('said')}</span> {entry.comment}
                  </blockquote>
                )
              )}
            </li>
          ))}
      </ol>
    </div>
  );
}
