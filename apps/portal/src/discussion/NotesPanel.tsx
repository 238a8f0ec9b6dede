import { newIdemKey } from '@stoa/api';
import { courseDetail } from '@stoa/api/contract/course';
import { noteDelete, noteList, noteSave } from '@stoa/api/contract/interact';
import { useApi, useApiPage, useClient, useRefresh } from '@stoa/api/react';
import { NotLoaded } from '@stoa/pages/common';
import { NoteList } from '@stoa/ui/NoteList';
import { Pagination } from '@stoa/ui/Pagination';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { Stack } from '@stoa/ui/Stack';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { notLoaded } from '../common/load.ts';
import { useFailureToast } from '../common/useFailureToast.ts';
import { newField, noteField, subjectOf } from './desk.ts';
import { editDrafts, lessonsOf, noteViews } from './noteView.ts';
import { useCourseSubject } from './subject.ts';
import { WithWords } from '../i18n/WithWords.tsx';
import { discussionWords } from './catalogue.ts';
import type { TalkPanelProps } from './types.ts';
import { useDesk } from './useDesk.ts';
import { useSeek } from './useSeek.ts';

/** The most that the server returns at once, because notes are searched and copied all together. */
const pageSize = 100;
const scopes = ['item', 'course', 'public'] as const;
type Scope = (typeof scopes)[number];

function Notes({ courseId, itemId, position, onSeek, onCount }: TalkPanelProps) {
  const t = useTranslations('talk');
  const client = useClient();
  const tell = useFailureToast();
  // The timeline and the tab show notes as well.
  const refresh = useRefresh(noteList);
  const [wanted, setScope] = useState<Scope>('item');
  const [pageNo, setPageNo] = useState(1);
  const [now] = useState(() => Date.now());
  const seek = useSeek({ courseId, itemId, onSeek });
  const scope = wanted === 'item' && itemId === undefined ? 'course' : wanted;
  const page = useApiPage(
    noteList,
    {
      courseId,
      ...(scope === 'item' && itemId !== undefined ? { itemId } : {}),
      scope: scope === 'public' ? 'public' : 'mine',
      pageNo,
      pageSize,
    },
    { silent: true },
  );
  const detail = useApi(courseDetail, { courseId }, { silent: true });
  const lessons = useMemo(() => lessonsOf(detail.data?.chapters ?? []), [detail.data]);
  const find = (id: string) => page.rows.find(({ noteId }) => String(noteId) === id);
  const desk = useDesk(
    'notes',
    useCourseSubject(courseId),
    async (sender, { id: idemKey, field, text, ...rest }) => {
      const noteId = subjectOf(field);
      const known = noteId === undefined ? undefined : find(String(noteId));
      await sender.send(noteSave, {
        idemKey,
        courseId,
        content: text,
        isPublic: known?.isPublic ?? rest.isPublic ?? false,
        ...(noteId === undefined ? {} : { noteId }),
        ...(noteId !== undefined || rest.itemId === undefined ? {} : { itemId: rest.itemId }),
        ...(noteId !== undefined || rest.position === undefined ? {} : { position: rest.position }),
      });
      await refresh();
    },
  );

  const { total, loading } = page;
  useEffect(() => {
    if (!loading) onCount?.(total);
  }, [loading, total, onCount]);

  /**
   * Runs actions that contain no text of the person: a failure is reported, and the person can repeat the
   * action.
   */
  const act = (work: Promise<unknown>) =>
    work.then(
      () => refresh(),
      (error: unknown) => tell(error, t('notDone')),
    );
  const publish = (id: string, isPublic: boolean) => {
    const note = find(id);
    if (!note) return;
    const { noteId, content } = note;
    void act(client.send(noteSave, { idemKey: newIdemKey(), noteId, courseId, content, isPublic }));
  };
  const remove = (ids: readonly string[]) => {
    const stored = ids.flatMap((id) => find(id)?.noteId ?? []);
    for (const id of ids) if (find(id) === undefined) desk.drop(id);
    if (stored.length > 0) void act(client.send(noteDelete, { noteIds: stored }));
  };
  const { drafts, outgoing } = desk.desk;
  const retry = (id: string) => {
    const one = outgoing.find((each) => each.id === id || each.field === noteField(id));
    if (one) void desk.again(one.id);
  };
  const draft = drafts[newField] ?? { text: '' };
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={t('notes.scope')}
        items={scopes
          .filter((value) => value !== 'item' || itemId !== undefined)
          .map((value) => ({ value, label: t(`notes.${value}`) }))}
        value={scope}
        onValueChange={(next) => {
          setScope(next);
          setPageNo(1);
        }}
      />
      {page.error && page.rows.length === 0 ? (
        <NotLoaded
          load={notLoaded(page.error, () => void page.reload())}
          retry={t('retry')}
          title={t('failed')}
        />
      ) : (
        <NoteList
          notes={noteViews(page.rows, {
            outgoing,
            isSending: desk.isSending,
            withNew: scope !== 'public',
          })}
          lessons={lessons}
          now={now}
          value={draft}
          onValueChange={(next) => desk.write(newField, next)}
          onAdd={
            scope === 'public'
              ? undefined
              : (note) => void desk.handIn({ ...note, field: newField, itemId, pictures: [] })
          }
          edits={editDrafts(drafts)}
          onEditDraft={(id, text) => desk.write(noteField(id), text === undefined ? undefined : { text })}
          onEdit={(id, text) => void desk.handIn({ text, field: noteField(id), pictures: [] })}
          onDelete={(id) => remove([id])}
          onDeleteMany={remove}
          onPublish={publish}
          onRetry={retry}
          takeTime={itemId === undefined ? undefined : position}
          onSeek={(seconds, { id }) => seek(seconds, find(id))}
          loading={loading}
        />
      )}
      <Pagination value={page.pageNo} pageCount={page.pages} onValueChange={setPageNo} label={t('pages')} />
    </Stack>
  );
}

/** The person's own notes on a course, and public notes of others. */
export default function NotesPanel(props: TalkPanelProps) {
  return (
    <WithWords of={[discussionWords]}>
      <Notes {...props} />
    </WithWords>
  );
}
