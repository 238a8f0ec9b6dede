import { threadList } from '@stoa/api/contract/interact';
import { useClient } from '@stoa/api/react';
import type { ThreadKind } from '@stoa/domain';
import { useCallback, useState } from 'react';
import type { TalkSubject } from './subject.ts';
import type { Replies } from './threadView.ts';

const pageSize = 50;

/** The replies that were opened, by the id of the entry that they answer. */
export function useReplies(threadKind: ThreadKind, { kind, id }: TalkSubject) {
  const client = useClient();
  const [byThread, setByThread] = useState<ReadonlyMap<number, Replies>>(new Map());

  const set = useCallback(
    (threadId: number, change: (known: Replies | undefined) => Replies) =>
      setByThread((known) => new Map(known).set(threadId, change(known.get(threadId)))),
    [],
  );
  const load = useCallback(
    async (threadId: number) => {
      // Replies that are shown stay while they are loaded again, so that the page does not move.
      set(threadId, (known) => ({ list: known?.list ?? [], state: 'loading' }));
      const request = {
        threadKind,
        targetKind: kind,
        targetId: id,
        parentId: threadId,
        pageNo: 1,
        pageSize,
      };
      await client.send(threadList, request, { silent: true }).then(
        ({ list }) => set(threadId, () => ({ list, state: 'some' })),
        () => set(threadId, (known) => ({ list: known?.list ?? [], state: 'failed' })),
      );
    },
    [client, threadKind, kind, id, set],
  );
  return { byThread, load };
}
