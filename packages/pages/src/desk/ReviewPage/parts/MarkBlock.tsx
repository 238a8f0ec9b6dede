import { QuestionKind } from '@stoa/domain';
import { Fragment } from 'react';
import { Heading } from '@stoa/ui/Heading';
import { useLabels } from '@stoa/ui/provider';
import { Question } from '@stoa/ui/Question';
import { Tag } from '@stoa/ui/Tag';
import { askedOf } from '../../../exam/ExamPage/asked.tsx';
import * as desk from '../../desk.css.ts';
import type { DeskTranslate } from '../../words/index.ts';
import type { Given, Looked } from '../marks.ts';
import { saidIn } from '../../../exam/said.ts';
import { AnswerFiles } from './AnswerFiles.tsx';
import { LateChoice } from './LateChoice.tsx';
import * as styles from './marking.css.ts';

export interface MarkBlockProps {
  looked: Looked;
  /** Place among the questions of this review, from 1. */
  number: number;
  given: Given | undefined;
  /** Whether the answer that counts needs the marker's points. */
  needs: boolean;
  /** Whether to say that the points are missing. */
  missing: boolean;
  /** Whether the late answer counts. */
  taken: boolean;
  /** Whether it is the first question with a late answer. */
  explains: boolean;
  /** Absent once the review is done. */
  onGiven: ((given: Given) => void) | undefined;
  onTaken: ((taken: boolean) => void) | undefined;
  now: number;
  t: DeskTranslate;
}

/** A question that the server marks; it is listed because an answer to it arrived late. */
function LateQuestion({ looked, number, taken, explains, onTaken, now, t }: MarkBlockProps) {
  const { answered, late } = looked;
  const words = useLabels('question');
  const asked = askedOf(answered);
  const right = saidIn(answered, answered.correct, words);
  return (
    <section className={styles.question} aria-label={words.number(number)}>
      <div className={styles.questionHead}>
        <Heading level={3} size={16}>
          {words.number(number)}
        </Heading>
        <Tag>{words.kind[answered.kind]}</Tag>
        {answered.score !== undefined && <Tag>{words.points(answered.score)}</Tag>}
      </div>
      <div className={styles.stem}>
        {'stem' in asked
          ? asked.stem
          : asked.pieces.map((piece, at) => (
              <Fragment key={at}>
                {at > 0 && ' ____ '}
                {piece}
              </Fragment>
            ))}
      </div>
      {late && <LateChoice {...{ answered, late, taken, explains, onTaken, now, t }} />}
      <p className={desk.count}>{t('review.right', { answer: right })}</p>
    </section>
  );
}

/** One question: its answer, its late answer if there is one, and the points. */
export function MarkBlock(props: MarkBlockProps) {
  const { looked, number, given, needs, missing, taken, explains, onGiven, onTaken, now, t } = props;
  const { answered, late } = looked;
  const { questionId, score = 0, correct, my, files } = answered;
  const asked = askedOf(answered);
  if (asked.kind !== QuestionKind.ShortAnswer) return <LateQuestion {...props} />;
  return (
    <Question
      kind={asked.kind}
      stem={asked.stem}
      mode="mark"
      number={number}
      points={score}
      data-question={questionId}
      value={my}
      answers={late && <LateChoice {...{ answered, late, taken, explains, onTaken, now, t }} />}
      files={late === undefined && <AnswerFiles files={files} label={t('review.files')} />}
      reference={correct[0]}
      needsScore={needs}
      scoreMissing={missing}
      defaultMark={{ score: given?.score, comment: given?.comment ?? '' }}
      onMarkChange={onGiven}
    />
  );
}
