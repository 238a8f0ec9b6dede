import { noteList, threadList } from '@stoa/api/contract/interact';
import { useApi } from '@stoa/api/react';
import { TargetKind, ThreadKind } from '@stoa/domain';
import type { SideTabName } from '@stoa/pages/study';

const one = { pageNo: 1, pageSize: 1 } as const;
const quiet = { silent: true } as const;

/**
 * The number of entries behind each tab, before one is opened; `undefined` if the server does not send it.
 */
export function useCounts(
  courseId: number,
  itemId: number | undefined,
  tabs: readonly SideTabName[],
): Partial<Record<SideTabName, number>> {
  const threads = (threadKind: ThreadKind) => ({
    ...one,
    threadKind,
    targetKind: TargetKind.Course,
    targetId: courseId,
  });
  const notes = useApi(
    noteList,
    itemId === undefined ? null : { ...one, courseId, itemId, scope: 'mine' },
    quiet,
  );
  const questions = useApi(threadList, tabs.includes('qa') ? threads(ThreadKind.Question) : null, quiet);
  const comments = useApi(threadList, tabs.includes('comments') ? threads(ThreadKind.Comment) : null, quiet);
  return { notes: notes.data?.total, qa: questions.data?.total, comments: comments.data?.total };
}
