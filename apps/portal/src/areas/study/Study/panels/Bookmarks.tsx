import { newIdemKey } from '@stoa/api';
import { noteDelete, noteList, noteSave } from '@stoa/api/contract/interact';
import { useApi, useClient, useRefresh } from '@stoa/api/react';
import { formatPosition, ItemKind } from '@stoa/domain';
import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../../../common/useFailureToast.ts';
import { showToast } from '../../../../kernel/toast.ts';
import type { PanelFacts } from './types.ts';

/** The most bookmarks of a lesson that are drawn on its timeline. */
const mostShown = 100;

/**
 * The bookmarks of the open lesson: marks on its timeline, and a function that adds one. It renders nothing
 * itself.
 */
export function Bookmarks({
  courseId,
  state,
  onBookmarks,
}: Pick<PanelFacts, 'courseId' | 'state' | 'onBookmarks'>) {
  const t = useTranslations('studyPanels.bookmark');
  const client = useClient();
  const tell = useFailureToast();
  const refresh = useRefresh(noteList);
  const item = state.stage.phase === 'ready' ? state.stage.start.item : undefined;
  const isTimed = item?.itemKind === ItemKind.Video || item?.itemKind === ItemKind.Audio;
  const itemId = isTimed ? item.itemId : undefined;
  const { data } = useApi(
    noteList,
    itemId === undefined
      ? null
      : { courseId, itemId, scope: 'mine', kind: 'BOOKMARK', pageNo: 1, pageSize: mostShown },
    { silent: true },
  );

  const add = useCallback(
    (position: number) => {
      const change = async (work: Promise<unknown>) => {
        await work;
        await refresh();
      };
      const keep = async () => {
        const { noteId } = await client.send(noteSave, {
          idemKey: newIdemKey(),
          courseId,
          itemId,
          position,
          content: '',
          isPublic: false,
        });
        const undo = () =>
          void change(client.send(noteDelete, { noteIds: [noteId] })).catch((error: unknown) =>
            tell(error, t('notDone')),
          );
        void showToast(t('added', { time: formatPosition(position) }), 'success', {
          label: t('undo'),
          onAction: undo,
        });
        await refresh();
      };
      keep().catch((error: unknown) => tell(error, t('notDone')));
    },
    [client, courseId, itemId, refresh, t, tell],
  );

  useEffect(() => {
    if (itemId === undefined) {
      onBookmarks(undefined);
      return;
    }
    // A back end that does not distinguish the two kinds also returns notes, which have text, so these are
    // left out.
    const marks = (data?.list ?? []).flatMap(({ content, position }) =>
      content === '' && position !== undefined ? [{ time: position, title: t('title') }] : [],
    );
    onBookmarks({ marks, add });
  }, [itemId, data, add, onBookmarks, t]);
  return null;
}
