import { clsx } from 'clsx';
import { useState, type ComponentProps, type Ref } from 'react';
import { useFocusKept } from '../compose/useFocusKept.ts';
import { useSpokenFailure } from '../compose/useSpokenFailure.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { useLabels } from '../provider/index.ts';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
  groupNotes,
  notesAsMarkdown,
  searchNotes,
  type Note,
  type NoteDraft,
  type NoteLesson,
} from './model.ts';
import * as styles from './NoteList.css.ts';
import { NoteComposer } from './parts/NoteComposer.tsx';
import { NoteItem } from './parts/NoteItem.tsx';

export interface NoteListProps extends Omit<ComponentProps<'section'>, 'children' | 'ref'> {
  ref?: Ref<HTMLElement>;
  /** What is being saved stands among them. */
  notes: readonly Note[];
  /** In the order of the course; notes are grouped by them. */
  lessons: readonly NoteLesson[];
  /** The present, in epoch milliseconds; the parent owns the clock. */
  now: number;
  /** The draft of a new note; the parent keeps it. */
  value: NoteDraft;
  onValueChange: (value: NoteDraft) => void;
  /** The draft without the blanks around it. The parent adds the note and empties the draft. */
  onAdd: (note: NoteDraft) => void;
  onEdit: (id: string, text: string) => void;
  /** After the person has confirmed. */
  onDelete: (id: string) => void;
  onRetry: (id: string) => void;
  /** The second where the film stands; asked when a note begins. Without it notes carry no time. */
  takeTime?: (() => number) | undefined;
  /** Makes the time of a note a button to it. */
  onSeek?: ((seconds: number, note: Note) => void) | undefined;
  /** The notes are still on their way. */
  loading?: boolean;
  /** Characters of one note. */
  limit?: number;
  /** Place of the lessons' names in the outline. */
  level?: 2 | 3 | 4;
}

/** One's own notes on what is studied, each with the moment of the film that it is about. Keys are `composerKeys`. */
export function NoteList({
  notes,
  lessons,
  now,
  value,
  onValueChange,
  onAdd,
  onEdit,
  onDelete,
  onRetry,
  takeTime,
  onSeek,
  loading = false,
  limit = 5000,
  level = 3,
  className,
  ref,
  ...rest
}: NoteListProps) {
  const words = useLabels('noteList');
  const root = useSharedRef(ref);
  const [query, setQuery] = useState('');
  // Several may be open: a look at another note costs no words.
  const [edits, setEdits] = useState<ReadonlyMap<string, string>>(new Map());
  const [deleting, setDeleting] = useState<string>();
  useFocusKept(root);
  useSpokenFailure(
    notes.filter(({ state }) => state === 'failed'),
    words.spokenFailed,
  );

  const found = searchNotes(notes, lessons, query);
  const groups = groupNotes(found, lessons);
  const searching = query.trim() !== '';
  const Title = `h${level}` as const;

  const edit = (id: string, text: string | undefined) =>
    setEdits((known) => {
      const next = new Map(known);
      if (text === undefined) next.delete(id);
      else next.set(id, text);
      return next;
    });

  return (
    <section
      aria-label={words.name}
      {...rest}
      ref={root}
      tabIndex={-1}
      data-component="NoteList"
      data-state={loading ? 'loading' : notes.length === 0 ? 'empty' : 'ready'}
      className={clsx(styles.root, className)}
    >
      <NoteComposer
        value={value}
        onValueChange={onValueChange}
        onAdd={onAdd}
        takeTime={takeTime}
        limit={limit}
        words={words}
      />
      {notes.length > 0 && (
        <div className={styles.head}>
          <SearchInput
            size="sm"
            label={words.search}
            value={query}
            onValueChange={setQuery}
            className={styles.search}
          />
          <CopyButton
            size="sm"
            label={words.copy}
            value={notesAsMarkdown(groups, { whole: words.whole, at: words.at })}
          />
        </div>
      )}
      {loading ? (
        <div className={styles.bones} aria-busy>
          <Skeleton lines={3} />
          <Skeleton lines={2} />
        </div>
      ) : (
        <output className={styles.found}>
          {searching ? words.found(found.length) : notes.length > 0 && words.count(notes.length)}
        </output>
      )}
      {!loading && notes.length === 0 && (
        <EmptyState compact picture="shelf" title={words.empty} description={words.emptyHint} />
      )}
      {groups.map(({ lesson, notes: own }) => (
        <div key={lesson?.id ?? ''} className={styles.group} data-part="group">
          <Title className={styles.lesson}>{lesson?.title ?? words.whole}</Title>
          <ul className={styles.list}>
            {own.map((note) => (
              <li key={note.id} data-part="note">
                <NoteItem
                  note={note}
                  now={now}
                  query={query}
                  limit={limit}
                  words={words}
                  draft={edits.get(note.id)}
                  onDraftChange={(text) => edit(note.id, text)}
                  onSave={(text) => {
                    edit(note.id, undefined);
                    if (text !== note.text) onEdit(note.id, text);
                  }}
                  onRemove={() => setDeleting(note.id)}
                  onRetry={() => onRetry(note.id)}
                  onSeek={onSeek && ((seconds) => onSeek(seconds, note))}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ConfirmDialog
        open={deleting !== undefined}
        tone="danger"
        title={words.removeTitle}
        confirmLabel={words.remove}
        cancelLabel={words.keep}
        onCancel={() => setDeleting(undefined)}
        onConfirm={() => {
          if (deleting !== undefined) onDelete(deleting);
          setDeleting(undefined);
        }}
      >
        {words.removeText}
      </ConfirmDialog>
    </section>
  );
}
