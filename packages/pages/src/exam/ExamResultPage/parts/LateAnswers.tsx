import type { LateAnswer } from '@stoa/api/contract/exam';
import { formatDateTime } from '@stoa/domain';
import { Check, Hourglass, X } from 'lucide-react';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { useLabels } from '@stoa/ui/provider';
import { Tag } from '@stoa/ui/Tag';
import { lineOf } from '../../markup.tsx';
import { saidIn } from '../../said.ts';
import type { ExamResultTranslate } from '../../words/index.ts';
import * as styles from '../ExamResultPage.css.ts';
import type { PlacedResult } from '../model.ts';

export interface LateAnswersProps {
  late: readonly LateAnswer[];
  /** The questions of the paper; none where the result does not show them. */
  placed: readonly PlacedResult[];
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
export function LateAnswers({ late, placed, now, t }: LateAnswersProps) {
  const words = useLabels('question');
  if (late.length === 0) return null;
  return (
    <section className={styles.note} aria-labelledby="result-late">
      <Heading level={2} id="result-late" className={styles.cardTitle}>
        {t('late.title')}
      </Heading>
      <p className={styles.muted}>{t('late.note')}</p>
      <ul className={styles.lates}>
        {late.map(({ questionId, values, files = [], typedTime, arrivedTime, taken }) => {
          const found = placed.find(({ question }) => question.questionId === questionId);
          const text = found === undefined ? values.join(', ') : saidIn(found.question, values, words);
          return (
            <li key={questionId} className={styles.late}>
              <div className={styles.marks}>
                <strong>
                  {found === undefined ? t('late.other') : t('late.question', { number: found.number })}
                </strong>
                <Fate taken={taken} t={t} />
              </div>
              <p className={styles.said}>
                {lineOf([text, ...files.map(({ name }) => name)].filter(Boolean).join(', '))}
              </p>
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
