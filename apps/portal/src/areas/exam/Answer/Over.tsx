import { ExamOver } from '@stoa/pages/exam/ExamPage';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { Ended } from '../attempt/model/state.ts';
import { useNews } from './useNews.ts';
import type { Said } from './useAttempt.ts';

interface OverProps {
  ended: Ended;
  title: string;
  said: readonly Said[];
  heardRef: RefObject<number>;
  /** Number of a question in the paper, if the paper is known. */
  numberOf: (questionId: number) => number | undefined;
  onResult: () => void;
  onRetry: () => void;
}

/** The end of an attempt that needs an explanation: why it was handed in, and what became of late answers. */
export function Over({ ended, title, said, heardRef, numberOf, onResult, onRetry }: OverProps) {
  const t = useTranslations('exam');
  useNews(said, heardRef, t);
  const { late, result } = ended;
  return (
    <ExamOver
      title={title}
      reason={ended.reason}
      result={result.at === 'there' || result.at === 'refused' ? result.at : 'asking'}
      late={
        late.at === 'none'
          ? undefined
          : {
              state: late.at,
              answers: late.answers.map(({ questionId, values, files }) => ({
                questionId,
                number: numberOf(questionId),
                text: [...values, ...files.map(({ name }) => name)].join(' / '),
              })),
              refused: late.at === 'told' ? late.refused : 0,
            }
      }
      t={t}
      onResult={onResult}
      onRetry={onRetry}
    />
  );
}
