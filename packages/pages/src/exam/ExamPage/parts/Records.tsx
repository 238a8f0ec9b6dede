import type { SwitchEntry } from '@stoa/api/contract/exam';
import { Collapsible } from '@stoa/ui/Collapsible';
import { summaryOf, SwitchLedger } from '../../SwitchLedger/index.ts';
import type { ExamTranslate, SwitchLedgerTranslate } from '../../words/index.ts';
import * as styles from '../ExamPage.css.ts';
import { timeOfDay } from '../../timeOfDay.ts';
import type { ExamNews } from '../types.ts';

interface RecordsProps {
  news: readonly ExamNews[];
  /** The switches; without it they are not shown. */
  switches: readonly SwitchEntry[] | undefined;
  locked: boolean;
  /** The current time in epoch milliseconds. */
  now: () => number;
  t: ExamTranslate;
  tSwitches: SwitchLedgerTranslate;
  onComment: ((entryKey: string, comment: string) => Promise<void>) | undefined;
}

/** All messages with their times, so that a message can still be read after its announcement. */
function NewsList({ news, t }: Pick<RecordsProps, 'news' | 't'>) {
  return (
    <Collapsible title={t('news.title')} level={2} meta={String(news.length)} inset className={styles.panel}>
      {news.length === 0 ? (
        <p className={styles.note}>{t('news.none')}</p>
      ) : (
        <ol className={styles.newsList}>
          {news.map(({ key, text, time }) => (
            <li key={key} className={styles.newsItem}>
              <time className={styles.newsTime}>{timeOfDay(time)}</time>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </Collapsible>
  );
}

/** The lists below the answer sheet: the switches, and the messages. */
export function Records({ news, switches, locked, now, t, tSwitches, onComment }: RecordsProps) {
  return (
    <>
      {switches && (
        <Collapsible
          title={tSwitches('title')}
          level={2}
          meta={summaryOf(switches, tSwitches)}
          inset
          className={styles.panel}
        >
          <SwitchLedger
            switches={switches}
            reader="learner"
            now={now()}
            t={tSwitches}
            onComment={locked ? undefined : onComment}
          />
        </Collapsible>
      )}
      <NewsList news={news} t={t} />
    </>
  );
}
