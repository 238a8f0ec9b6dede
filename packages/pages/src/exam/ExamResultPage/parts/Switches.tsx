import type { SwitchEntry } from '@stoa/api/contract/exam';
import { formatDateTime, formatLength } from '@stoa/domain';
import { Collapsible } from '@stoa/ui/Collapsible';
import { ScrollArea } from '@stoa/ui/ScrollArea';
import type { ExamResultPageProps } from '../ExamResultPage.tsx';
import * as styles from '../ExamResultPage.css.ts';

type SwitchesProps = Pick<ExamResultPageProps, 'now' | 'locale' | 'labels' | 't'> & {
  entries: readonly SwitchEntry[];
  /** Whether the list is open from the beginning, because no paper is shown below it. */
  open: boolean;
};

/** The switches, the same list that the marker sees. */
export function Switches({ entries, open, now, locale, labels, t }: SwitchesProps) {
  if (entries.length === 0) return null;
  const counted = entries.filter((entry) => entry.counted).length;
  const heads = [
    t('switch.time'),
    t('switch.cause'),
    t('switch.away'),
    t('switch.counted'),
    t('switch.comment'),
  ];
  return (
    <Collapsible
      level={2}
      inset
      defaultOpen={open}
      title={<span className={styles.cardTitle}>{t('switches')}</span>}
      meta={t('switchCount', { count: entries.length, counted })}
      className={styles.fold}
    >
      <p className={styles.muted}>{t('switchesNote')}</p>
      <ScrollArea label={t('switches')} axis="inline">
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className={styles.head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map(({ entryKey, leftTime, cause, awaySeconds, counted: counts, comment }) => (
              <tr key={entryKey}>
                <th scope="row" className={styles.cell}>
                  {formatDateTime(leftTime, { now })}
                </th>
                <td className={styles.cell}>{labels.switchCause[cause]}</td>
                <td className={styles.cell}>{formatLength(awaySeconds, locale)}</td>
                <td className={styles.cell}>{t(counts ? 'switch.yes' : 'switch.no')}</td>
                <td className={styles.cell}>{comment === undefined || comment === '' ? '–' : comment}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </Collapsible>
  );
}
