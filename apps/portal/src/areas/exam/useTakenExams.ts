import { examList } from '@stoa/api/contract/exam';
import { useApiPage } from '@stoa/api/react';
import { useLater } from '../../kernel/useLater.ts';

const mostExams = 100;
type TakenExams = readonly { readonly examId: number; readonly title: string }[];

/**
 * The exams that the person has handed in, to choose from; `undefined` until they are known. They are requested
 * after the page itself is shown.
 */
export function useTakenExams(ready: boolean): TakenExams | undefined {
  const later = useLater(ready);
  const { rows, loading } = useApiPage(
    examList,
    later ? { tab: 'done', pageNo: 1, pageSize: mostExams } : null,
    { silent: true },
  );
  return later && !loading ? rows : undefined;
}
