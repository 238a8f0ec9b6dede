import type { SwitchEntry } from '@stoa/api/contract/exam';
import { useState } from 'react';
import { announce } from '@stoa/ui/LiveRegion';
import { Button } from '@stoa/ui/Button';
import { Collapsible } from '@stoa/ui/Collapsible';
import { Tag } from '@stoa/ui/Tag';
import { TextInput } from '@stoa/ui/TextInput';
import type { ExamTranslate } from '../../words/index.ts';
import * as styles from '../ExamPage.css.ts';
import { timeOfDay } from '../model.ts';
import type { ExamNews } from '../types.ts';

interface RecordsProps {
  news: readonly ExamNews[];
  /** The switches; without it they are not shown. */
  switches: readonly SwitchEntry[] | undefined;
  locked: boolean;
  t: ExamTranslate;
  onComment: ((entryKey: string, comment: string) => Promise<void>) | undefined;
}

function awayOf(seconds: number, t: ExamTranslate): string {
  const whole = Math.round(seconds);
  return whole < 60
    ? t('switches.seconds', { count: whole })
    : t('switches.minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
}

function Comment({
  entry,
  t,
  onComment,
}: {
  entry: SwitchEntry;
  t: ExamTranslate;
  onComment: NonNullable<RecordsProps['onComment']>;
}) {
  const kept = entry.comment ?? '';
  const [text, setText] = useState(kept);
  const [state, setState] = useState<'rest' | 'saving' | 'failed'>('rest');
  const save = async (): Promise<void> => {
    setState('saving');
    try {
      await onComment(entry.entryKey, text.trim());
      setState('rest');
      announce(t('switches.saved'));
    } catch {
      setState('failed');
    }
  };
  return (
    <form
      className={styles.comment}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        size="sm"
        maxLength={200}
        value={text}
        onValueChange={setText}
        placeholder={t('switches.comment')}
        aria-label={t('switches.commentOf', { time: timeOfDay(entry.leftTime) })}
      />
      {text.trim() !== kept && (
        <Button size="sm" variant="outline" type="submit" loading={state === 'saving'}>
          {t('switches.save')}
        </Button>
      )}
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {t('switches.failed')}
        </p>
      )}
    </form>
  );
}

/** The switches, the same list that the marker sees, with fields for comments. */
function Switches({
  switches,
  locked,
  t,
  onComment,
}: Omit<RecordsProps, 'news' | 'switches'> & { switches: readonly SwitchEntry[] }) {
  return (
    <Collapsible
      title={t('switches.title')}
      level={2}
      meta={String(switches.length)}
      inset
      className={styles.panel}
    >
      <p className={styles.note}>{t(switches.length === 0 ? 'switches.none' : 'switches.hint')}</p>
      <ol className={styles.newsList}>
        {switches.map((entry) => (
          <li key={entry.entryKey} className={styles.entry}>
            <span className={styles.entryHead}>
              <time className={styles.newsTime}>{timeOfDay(entry.leftTime)}</time>
              <span>{t(`switches.cause.${entry.cause}`)}</span>
              <Tag tone={entry.counted ? 'warning' : 'neutral'}>
                {t(entry.counted ? 'switches.counted' : 'switches.free')}
              </Tag>
            </span>
            <span className={styles.note}>
              {t('switches.away', { time: awayOf(entry.awaySeconds, t) })}
              {(locked || onComment === undefined) && entry.comment ? ` · ${entry.comment}` : ''}
            </span>
            {!locked && onComment && <Comment entry={entry} t={t} onComment={onComment} />}
          </li>
        ))}
      </ol>
    </Collapsible>
  );
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
export function Records({ news, switches, locked, t, onComment }: RecordsProps) {
  return (
    <>
      {switches && <Switches {...{ switches, locked, t, onComment }} />}
      <NewsList news={news} t={t} />
    </>
  );
}
