import { clsx } from 'clsx';
import { useState, type ComponentProps, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
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
  /** The notes, including those that are being saved. */
  notes: readonly Note[];
  /** The lessons in the order of the course; the notes are grouped by them. */
  lessons: readonly NoteLesson[];
  /** The current time in epoch milliseconds, which the parent keeps up to date. */
  now: number;
  /** The draft of a new note, which the parent keeps. */
  value: NoteDraft;
  onValueChange: (value: NoteDraft) => void;
  /**
   * Called with the draft, trimmed. The parent then adds the note and empties the draft. Without it no note can
   * be added.
   */
  onAdd?: ((note: NoteDraft) => void) | undefined;
  onEdit: (id: string, text: string) => void;
  /** Called after the person has confirmed the deletion. */
  onDelete: (id: string) => void;
  onRetry: (id: string) => void;
  /**
   * Called to delete several notes, after the person has confirmed. Without it notes can only be deleted one by
   * one.
   */
  onDeleteMany?: ((ids: readonly string[]) => void) | undefined;
  /** Called when the person makes a note public or private. Without it all notes are private. */
  onPublish?: ((id: string, isPublic: boolean) => void) | undefined;
  /** Unsaved changes by the id of their note, when the parent keeps them. Otherwise the component keeps them. */
  edits?: ReadonlyMap<string, string> | undefined;
  /** Called with the unsaved text of a note, and with `undefined` when the change was saved or cancelled. */
  onEditDraft?: ((id: string, text: string | undefined) => void) | undefined;
  /**
   * Returns the current second of the video; called when a person starts a note. Without it notes have no
   * time.
   */
  takeTime?: (() => number | undefined) | undefined;
  /** Called to go to the second of a note. Without it a note's time is not a button. */
  onSeek?: ((seconds: number, note: Note) => void) | undefined;
  /** True while the notes are loading. */
  loading?: boolean;
  /** Maximum number of characters of a note. */
  limit?: number;
  /** Heading level of the lessons' names. */
  level?: 2 | 3 | 4;
}

/**
 * A person's own notes on a course, each with the second of the video that it is about. Keys are
 * `composerKeys`.
 */
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
  onDeleteMany,
  onPublish,
  edits: keptEdits,
  onEditDraft,
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
  // Several notes can be edited at once, so that opening another note loses no text.
  const [ownEdits, setEdits] = useState<ReadonlyMap<string, string>>(new Map());
  const edits = keptEdits ?? ownEdits;
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  const [choosing, setChoosing] = useState(false);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  useFocusKept(root);
  useSpokenFailure(
    notes.filter(({ state }) => state === 'failed'),
    words.spokenFailed,
  );

  const found = searchNotes(notes, lessons, query);
  const groups = groupNotes(found, lessons);
  const searching = query.trim() !== '';
  const Title = `h${level}` as const;

  const own = found.filter(({ author, state }) => author === undefined && state !== 'saving');
  // Only notes that are still shown are deleted, so that none disappears that the person does not see.
  const chosen = own.filter(({ id }) => marked.has(id)).map(({ id }) => id);
  const stopChoosing = () => {
    setChoosing(false);
    setMarked(new Set());
  };
  const remove = () => {
    const [first] = deleting;
    if (choosing) onDeleteMany?.(deleting);
    else if (first !== undefined) onDelete(first);
    stopChoosing();
    setDeleting([]);
  };

  const edit = (id: string, text: string | undefined) => {
    onEditDraft?.(id, text);
    setEdits((known) => {
      const next = new Map(known);
      if (text === undefined) next.delete(id);
      else next.set(id, text);
      return next;
    });
  };

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
      {onAdd !== undefined && (
        <NoteComposer
          value={value}
          onValueChange={onValueChange}
          onAdd={onAdd}
          takeTime={takeTime}
          publishable={onPublish !== undefined}
          limit={limit}
          words={words}
        />
      )}
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
            value={notesAsMarkdown(groups, { whole: words.whole, at: words.at, bookmark: words.bookmark })}
          />
          {onDeleteMany !== undefined && (choosing || own.length > 1) && (
            <Button
              size="sm"
              variant="outline"
              tone="neutral"
              aria-pressed={choosing}
              onClick={() => (choosing ? stopChoosing() : setChoosing(true))}
            >
              {choosing ? words.chooseEnd : words.choose}
            </Button>
          )}
        </div>
      )}
      {choosing && (
        <div className={styles.chosen} data-part="chosen">
          <Checkbox
            checked={chosen.length > 0 && chosen.length === own.length}
            indeterminate={chosen.length > 0 && chosen.length < own.length}
            onCheckedChange={(all) => setMarked(new Set(all ? own.map(({ id }) => id) : []))}
          >
            {words.chooseAll}
          </Checkbox>
          <Button
            size="sm"
            variant="outline"
            tone="danger"
            disabled={chosen.length === 0}
            onClick={() => setDeleting(chosen)}
          >
            {words.removeMany(chosen.length)}
          </Button>
        </div>
      )}
      {loading ? (
        <div className={styles.skeleton} aria-busy>
          <Skeleton lines={3} />
          <Skeleton lines={2} />
        </div>
      ) : (
        <output className={styles.found}>
          {searching ? words.found(found.length) : notes.length > 0 && words.count(notes.length)}
        </output>
      )}
      {!loading && notes.length === 0 && (
        <EmptyState
          compact
          picture="shelf"
          title={onAdd === undefined ? words.emptyOthers : words.empty}
          description={onAdd === undefined ? undefined : words.emptyHint}
        />
      )}
      {groups.map(({ lesson, notes: ofLesson }) => (
        <div key={lesson?.id ?? ''} className={styles.group} data-part="group">
          <Title className={styles.lesson}>{lesson?.title ?? words.whole}</Title>
          <ul className={styles.list}>
            {ofLesson.map((note) => (
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
                  onRemove={() => setDeleting([note.id])}
                  onRetry={() => onRetry(note.id)}
                  onSeek={onSeek && ((seconds) => onSeek(seconds, note))}
                  onPublish={onPublish && ((isPublic) => onPublish(note.id, isPublic))}
                  chosen={choosing && own.includes(note) ? marked.has(note.id) : undefined}
                  onChoose={(on) =>
                    setMarked((known) => {
                      const next = new Set(known);
                      if (on) next.add(note.id);
                      else next.delete(note.id);
                      return next;
                    })
                  }
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ConfirmDialog
        open={deleting.length > 0}
        tone="danger"
        title={deleting.length > 1 ? words.removeManyTitle(deleting.length) : words.removeTitle}
        confirmLabel={words.remove}
        cancelLabel={words.keep}
        onCancel={() => setDeleting([])}
        onConfirm={remove}
      >
        {words.removeText}
      </ConfirmDialog>
    </section>
  );
}
