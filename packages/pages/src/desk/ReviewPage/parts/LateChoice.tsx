import { formatDateTime } from '@stoa/domain';
import { useId } from 'react';
import { useLabels } from '@stoa/ui/provider';
import { Tag } from '@stoa/ui/Tag';
import type { DeskTranslate } from '../../words/index.ts';
import type { Looked } from '../marks.ts';
import { saidIn } from '../../../exam/said.ts';
import { AnswerFiles } from './AnswerFiles.tsx';
import * as styles from './marking.css.ts';

interface LateChoiceProps {
  answered: Looked['answered'];
  late: NonNullable<Looked['late']>;
  taken: boolean;
  /** Whether to explain what a late answer is; only the first one on the page does. */
  explains: boolean;
  /** Absent once the review is done. */
  onTaken: ((taken: boolean) => void) | undefined;
  now: number;
  t: DeskTranslate;
}

/** The answer that was handed in and the late one side by side, with the choice of the one that counts. */
export function LateChoice({ answered, late, taken, explains, onTaken, now, t }: LateChoiceProps) {
  const name = useId();
  const words = useLabels('question');
  const points = (got: number | undefined) =>
    got === undefined || answered.score === undefined
      ? undefined
      : t('review.points', { got, of: answered.score });
  const isChoice = late.gotScore !== undefined;
  const sides = [
    {
      isLate: false,
      title: t('review.handedIn'),
      said: saidIn(answered, answered.my, words),
      files: answered.files,
      note: undefined,
      points: isChoice ? points(answered.gotScore) : undefined,
      choose: t('review.takeHandedIn'),
    },
    {
      isLate: true,
      title: t('review.late'),
      said: saidIn(answered, late.values, words),
      files: late.files,
      note: t('review.lateTimes', {
        typed: formatDateTime(late.typedTime, { now }),
        arrived: formatDateTime(late.arrivedTime, { now }),
      }),
      points: points(late.gotScore),
      choose: t('review.takeLate'),
    },
  ];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('review.answers')}</legend>
      {explains && <p className={styles.hint}>{t('review.lateHint')}</p>}
      <div className={styles.sides}>
        {sides.map((side) => (
          <div
            key={side.choose}
            className={styles.side}
            data-state={side.isLate === taken ? 'chosen' : undefined}
          >
            <p className={styles.sideTitle}>
              {side.title}
              {side.points !== undefined && <span className={styles.hint}>{side.points}</span>}
            </p>
            <p className={styles.said}>{side.said === '' ? t('review.noAnswer') : side.said}</p>
            <AnswerFiles files={side.files} label={t('review.files')} />
            {side.note !== undefined && <p className={styles.hint}>{side.note}</p>}
            {onTaken === undefined ? (
              side.isLate && <Tag>{t(taken ? 'review.taken' : 'review.notTaken')}</Tag>
            ) : (
              <label className={styles.take}>
                <input
                  type="radio"
                  name={name}
                  checked={side.isLate === taken}
                  onChange={() => onTaken(side.isLate)}
                  className={styles.radio}
                />
                {side.choose}
              </label>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
