import type { LateAnswer } from '@stoa/api/contract/exam';
import { formatDateTime } from '@stoa/domain';
import { Check, Hourglass, X } from 'lucide-react';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { Tag } from '@stoa/ui/Tag';
import type { ExamResultTranslate } from '../../words/index.ts';
import * as styles from '../ExamResultPage.css.ts';

export interface LateAnswersProps {
  late: readonly LateAnswer[];
  /** Number of a question in the paper; `undefined` where the result does not show the questions. */
  numberOf: (questionId: number) => number | undefined;
  now: number;
  t: ExamResultTranslate;
}

function Fate({ taken, t }: { taken: boolean | undefined; t: ExamResultTranslate }) {
  if (taken === undefined) {
    return (
      <Tag tone="info" icon={<Icon glyph={Hourglass} />}>
        {t('late.waiting')}
      </Tag>
    );
  }
  return taken ? (
    <Tag tone="success" icon={<Icon glyph={Check} />}>
      {t('late.taken')}
    </Tag>
  ) : (
    <Tag icon={<Icon glyph={X} />}>{t('late.left')}</Tag>
  );
}

/** Answers that arrived after the hand-in, with their times and whether they were accepted. */
export function LateAnswers({ late, numberOf, now, t }: LateAnswersProps) {
  if (late.length === 0) return null;
  return (
    <section className={styles.note} aria-labelledby="result-late">
      <Heading level={2} id="result-late" className={styles.cardTitle}>
        {t('late.title')}
      </Heading>
      <p className={styles.muted}>{t('late.note')}</p>
      <ul className={styles.lates}>
        {late.map(({ questionId, values, files = [], typedTime, arrivedTime, taken }) => {
          const number = numberOf(questionId);
          return (
            <li key={questionId} className={styles.late}>
              <div className={styles.marks}>
                <strong>{number === undefined ? t('late.other') : t('late.question', { number })}</strong>
                <Fate taken={taken} t={t} />
              </div>
              <p className={styles.said}>{[...values, ...files.map(({ name }) => name)].join(', ')}</p>
              <p className={styles.muted}>
                {t('late.typed', { time: formatDateTime(typedTime, { now }) })}
                {' · '}
                {t('late.arrived', { time: formatDateTime(arrivedTime, { now }) })}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
