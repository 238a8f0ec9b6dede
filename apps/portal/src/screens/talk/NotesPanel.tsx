import { noteList } from '@stoa/api/contract/interact';
import { useApiPage } from '@stoa/api/react';
import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { NoteList } from '@stoa/ui/NoteList';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { Stack } from '@stoa/ui/Stack';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TalkWords } from './TalkWords.tsx';
import type { TalkPanelProps } from './types.ts';

const nothing = () => undefined;
const scopes = ['item', 'course', 'public'] as const;

function Notes({ courseId, itemId, onSeek, onCount }: TalkPanelProps) {
  const t = useTranslations('talk');
  const offered = scopes.filter((scope) => scope !== 'item' || itemId !== undefined);
  const [scope, setScope] = useState<(typeof scopes)[number]>(itemId === undefined ? 'course' : 'item');
  const [now] = useState(() => Date.now());
  const page = useApiPage(
    noteList,
    {
      courseId,
      ...(scope === 'course' || itemId === undefined ? {} : { itemId }),
      scope: scope === 'public' ? 'public' : 'mine',
      pageNo: 1,
      pageSize: 100,
    },
    { silent: true },
  );
  const { total, loading } = page;
  useEffect(() => {
    if (!loading) onCount?.(total);
  }, [loading, total, onCount]);
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={t('notes.scope')}
        items={offered.map((value) => ({ value, label: t(`notes.${value}`) }))}
        value={scope}
        onValueChange={setScope}
      />
      {page.error && page.rows.length === 0 ? (
        <ErrorState title={t('failed')}>
          <Button onClick={() => void page.reload()}>{t('retry')}</Button>
        </ErrorState>
      ) : (
        <NoteList
          notes={page.rows.map((note) => ({
            id: String(note.noteId),
            lessonId: note.itemId === undefined ? undefined : String(note.itemId),
            position: note.position,
            text: note.content,
            time: note.updatedTime,
          }))}
          lessons={[]}
          now={now}
          value={{ text: '' }}
          onValueChange={nothing}
          onAdd={nothing}
          onEdit={nothing}
          onDelete={nothing}
          onRetry={nothing}
          onSeek={onSeek}
          loading={loading}
        />
      )}
    </Stack>
  );
}

/** Screens R28: one's own notes on a course, and what others made public. */
export default function NotesPanel(props: TalkPanelProps) {
  return (
    <TalkWords>
      <Notes {...props} />
    </TalkWords>
  );
}
