import { useMemo } from 'react';
import type { ReviewFormProps } from '../../kinds.ts';
import { lookedAt, needsPoints, withGiven, withLate } from '../marks.ts';
import { MarkBlock } from './MarkBlock.tsx';

/** The answers of an attempt that need a marker, in the order of the paper. */
export default function ExamMarking({ review, marks, onMarks, saysMissing, now, t }: ReviewFormProps) {
  const looked = useMemo(() => lookedAt(review), [review]);
  const firstLate = looked.find(({ late }) => late !== undefined);
  return looked.map((each, at) => {
    const { questionId } = each.answered;
    const given = marks.given[questionId];
    const needs = needsPoints(each, marks.lateTaken);
    return (
      <MarkBlock
        key={questionId}
        looked={each}
        number={at + 1}
        given={given}
        needs={needs}
        missing={saysMissing && needs && given?.score === undefined}
        explains={each === firstLate}
        taken={marks.lateTaken.includes(questionId)}
        onGiven={onMarks && ((next) => onMarks((before) => withGiven(before, questionId, next)))}
        onTaken={onMarks && ((taken) => onMarks((before) => withLate(before, questionId, taken)))}
        now={now}
        t={t}
      />
    );
  });
}
