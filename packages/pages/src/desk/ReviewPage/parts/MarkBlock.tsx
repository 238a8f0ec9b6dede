import { QuestionKind } from '@stoa/domain';
import { Question, type MarkedAsked, type Verdict } from '@stoa/ui/Question';
import { askedOf } from '../../../exam/ExamPage/asked.tsx';
import type { DeskTranslate } from '../../words/index.ts';
import type { Given, Looked } from '../marks.ts';
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
  onGiven: ((given: Given) => void) | undefined;
  onTaken: ((taken: boolean) => void) | undefined;
  now: number;
  t: DeskTranslate;
}

const verdictOf = (got: number | undefined, of: number): Verdict => {
  if (got === undefined) return 'unmarked';
  if (got <= 0) return 'wrong';
  return got >= of ? 'right' : 'partly';
};

const isMarked = (asked: ReturnType<typeof askedOf>): asked is MarkedAsked =>
  asked.kind !== QuestionKind.Scale && asked.kind !== QuestionKind.Matrix;

/** One question: what was answered, what came late, and the points. */
export function MarkBlock(props: MarkBlockProps) {
  const { looked, number, given, needs, missing, taken, onGiven, onTaken, now, t } = props;
  const { answered, late } = looked;
  const { questionId, score = 0, correct, my, files } = answered;
  const asked = askedOf(answered);
  if (!isMarked(asked)) return null;
  const choice = late && <LateChoice {...{ answered, late, taken, onTaken, now, t }} />;
  const counts = taken && late ? late : { values: my, files };
  const shared = { number, points: score, value: counts.values, 'data-question': questionId };

  if (asked.kind === QuestionKind.ShortAnswer && onGiven !== undefined) {
    return (
      <Question
        {...shared}
        kind={asked.kind}
        stem={asked.stem}
        mode="mark"
        answers={choice}
        files={choice === undefined ? <AnswerFiles files={files} label={t('review.files')} /> : undefined}
        reference={correct[0]}
        needsScore={needs}
        scoreMissing={missing}
        defaultMark={{ score: given?.score, comment: given?.comment ?? '' }}
        onMarkChange={onGiven}
      />
    );
  }
  const isShort = asked.kind === QuestionKind.ShortAnswer;
  const got = isShort ? (needs ? given?.score : 0) : taken ? late?.gotScore : answered.gotScore;
  return (
    <div className={styles.block}>
      <Question
        {...shared}
        {...asked}
        mode="review"
        outcome={{
          verdict: verdictOf(got, score),
          correct,
          ...(got === undefined ? {} : { gotScore: got }),
          ...(isShort && given !== undefined && given.comment !== '' ? { comment: given.comment } : {}),
        }}
      />
      {isShort && choice === undefined && <AnswerFiles files={files} label={t('review.files')} />}
      {choice}
    </div>
  );
}
