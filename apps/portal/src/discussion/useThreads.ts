import {
  relationSet,
  threadAdopt,
  threadDelete,
  threadList,
  type Thread,
  type ThreadSort,
} from '@stoa/api/contract/interact';
import { useApiPage, useClient } from '@stoa/api/react';
import { Relation, TargetKind, type ThreadKind } from '@stoa/domain';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../common/useFailureToast.ts';
import { showToast } from '../kernel/toast.ts';
import type { TalkSubject } from './subject.ts';
import { likedAs, type Liked } from './threadView.ts';
import { useReplies } from './useReplies.ts';

export interface ThreadsAsked {
  threadKind: ThreadKind;
  subject: TalkSubject;
  /** When given, only entries about this item are listed. */
  itemId: number | undefined;
  /** The entry whose page is shown first, instead of the newest. */
  wantedId?: number | undefined;
  /** True if the company has switched comments off; then nothing is fetched. */
  closed: boolean;
}

const pageSize = 10;

/** The comments or questions of a course or person, with the actions on each. */
export function useThreads({ threadKind, subject, itemId, wantedId, closed }: ThreadsAsked) {
  const t = useTranslations('talk');
  const client = useClient();
  const tell = useFailureToast();
  const [sort, setSort] = useState<ThreadSort>('new');
  const [pageNo, setPageNo] = useState(1);
  const [score, setScore] = useState<number>();
  /** The entry whose page is shown, until the person turns the page or changes the order. */
  const [aroundId, setAroundId] = useState(wantedId);
  const [wantedBefore, setWantedBefore] = useState(wantedId);
  if (wantedId !== wantedBefore) {
    setWantedBefore(wantedId);
    setAroundId(wantedId);
    if (wantedId !== undefined) {
      setSort('new');
      setScore(undefined);
    }
  }
  const turn = (next: number) => {
    setAroundId(undefined);
    setPageNo(next);
  };
  const [likes, setLikes] = useState<ReadonlyMap<number, Liked>>(new Map());
  const target = { threadKind, targetKind: subject.kind, targetId: subject.id };
  const page = useApiPage(
    threadList,
    closed
      ? null
      : {
          ...target,
          ...(itemId === undefined ? {} : { itemId }),
          ...(aroundId === undefined ? { pageNo } : { pageNo: 1, aroundId }),
          ...(score === undefined ? {} : { score }),
          sort,
          pageSize,
        },
    { silent: true },
  );
  const replies = useReplies(threadKind, subject);
  const all = [...page.rows, ...[...replies.byThread.values()].flatMap(({ list }) => list)];
  const find = (id: string): Thread | undefined => all.find(({ threadId }) => String(threadId) === id);

  /** Reports failures for which the client opens no dialog. */
  const act = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      tell(error, t('notDone'));
      return false;
    }
  };
  /** Loads again the list that contains the entry. */
  const refresh = async (thread: Thread): Promise<void> => {
    if (thread.parentId !== 0) await replies.load(thread.parentId);
    await page.reload();
  };
  return {
    page,
    replies: replies.byThread,
    likes,
    sort,
    find,
    loadReplies: replies.load,
    turn,
    score,
    limitTo: (stars: number | undefined) => {
      setScore(stars);
      turn(1);
    },
    order: (next: ThreadSort) => {
      setSort(next);
      turn(1);
    },
    like: async (id: string, on: boolean) => {
      const thread = find(id);
      if (!thread) return;
      const { threadId } = thread;
      const before = likes.get(threadId) ?? { liked: thread.liked, likes: thread.likeNum };
      const set = (liked: Liked) => setLikes((known) => new Map(known).set(threadId, liked));
      set(likedAs(before, on));
      const mark = { relation: Relation.Like, targetKind: TargetKind.Comment, targetId: threadId, on };
      const done = await act(
        client.send(relationSet, mark).then(({ on: liked, num }) => set({ liked, likes: num })),
      );
      if (!done) set(before);
    },
    remove: async (id: string) => {
      const thread = find(id);
      if (thread && (await act(client.send(threadDelete, { threadId: thread.threadId }))))
        await refresh(thread);
    },
    adopt: async (id: string) => {
      const thread = find(id);
      if (!thread || !(await act(client.send(threadAdopt, { threadId: thread.threadId })))) return;
      await refresh(thread);
      void showToast(t('adopted'), 'success');
    },
  };
}

export type Threads = ReturnType<typeof useThreads>;
