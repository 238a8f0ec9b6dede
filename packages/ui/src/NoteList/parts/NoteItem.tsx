import { Bookmark, CircleAlert } from 'lucide-react';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { Checkbox } from '../../Checkbox/Checkbox.tsx';
import * as low from '../../compose/action.css.ts';
import { Composer } from '../../compose/Composer.tsx';
import { TimeChip } from '../../compose/TimeChip.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import type { Labels } from '../../provider/index.ts';
import { Tag } from '../../Tag/Tag.tsx';
import { piecesOf, type Note } from '../model.ts';
import * as styles from './NoteItem.css.ts';

interface NoteItemProps {
  note: Note;
  now: number;
  query: string;
  limit: number;
  words: Labels['noteList'];
  /** The unsaved text while the note is being edited. */
  draft: string | undefined;
  onDraftChange: (draft: string | undefined) => void;
  onSave: (text: string) => void;
  onRemove: () => void;
  onRetry: () => void;
  onSeek: ((seconds: number) => void) | undefined;
  /** Called when the person makes the note public or private. Without it there is no such switch. */
  onPublish?: ((isPublic: boolean) => void) | undefined;
  /** Whether the note is selected; `undefined` while notes are not being selected. */
  chosen?: boolean | undefined;
  onChoose: (chosen: boolean) => void;
}

/** The start of a note's text, or the second of a bookmark, for the names of its buttons. */
const briefOf = ({ text, position = 0 }: Note, words: Labels['noteList']) => {
  if (text === '') return words.bookmarkAt(position);
  const letters = Array.from(text.trim());
  return letters.length > 24 ? `${letters.slice(0, 24).join('')}…` : letters.join('');
};

function Words({ text, query }: { text: string; query: string }) {
  return (
    <p dir="auto" className={styles.words}>
      {piecesOf(text, query).map((piece, index) =>
        index % 2 === 1 ? (
          <mark key={index} className={styles.mark}>
            {piece}
          </mark>
        ) : (
          <Fragment key={index}>{piece}</Fragment>
        ),
      )}
    </p>
  );
}

function State({ note, words, onRetry }: Pick<NoteItemProps, 'note' | 'words' | 'onRetry'>) {
  if (note.state === 'saving') return <span className={styles.quiet}>{words.saving}</span>;
  if (note.state !== 'failed') return undefined;
  return (
    <div className={low.failed} data-part="failed">
      <Icon glyph={CircleAlert} />
      <span className={low.failedWords}>{words.failed}</span>
      <button type="button" className={low.action} onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}

/** One note with its time and text; while it is edited, a field takes the place of the text. */
export function NoteItem({
  note,
  now,
  query,
  limit,
  words,
  draft,
  onDraftChange,
  onSave,
  onRemove,
  onRetry,
  onSeek,
  onPublish,
  chosen,
  onChoose,
}: NoteItemProps) {
  const { position, text, time, author, isPublic = false, state = 'saved' } = note;
  const brief = briefOf(note, words);
  const changeable = author === undefined && state !== 'saving' && chosen === undefined;
  const root = useRef<HTMLDivElement>(null);
  const open = draft !== undefined;
  const wasOpen = useRef(open);
  // The field takes the focus only when the person has just opened it, not when it was left open on an earlier
  // visit.
  const [asked, setAsked] = useState(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !open) {
      (root.current?.querySelector<HTMLElement>('[data-edit]') ?? root.current)?.focus();
    }
    wasOpen.current = open;
  }, [open]);
  return (
    <div ref={root} tabIndex={-1} className={styles.root} data-state={state}>
      <div className={styles.head}>
        {chosen !== undefined && (
          <Checkbox checked={chosen} aria-label={words.chooseOf(brief)} onCheckedChange={onChoose} />
        )}
        {author !== undefined && <span className={styles.author}>{author}</span>}
        {position !== undefined && <TimeChip position={position} words={words} onSeek={onSeek} />}
        <time dateTime={new Date(time).toISOString()} title={words.fullTime(time)} className={styles.quiet}>
          {words.time(time, now)}
        </time>
        {isPublic && author === undefined && <Tag tone="info">{words.isPublic}</Tag>}
        {draft === undefined && changeable && (
          <div className={styles.end}>
            {onPublish !== undefined && text !== '' && state === 'saved' && (
              <button
                type="button"
                aria-label={isPublic ? words.withdrawOf(brief) : words.publishOf(brief)}
                className={low.action}
                onClick={() => onPublish(!isPublic)}
              >
                {isPublic ? words.withdraw : words.publish}
              </button>
            )}
            <button
              type="button"
              aria-label={words.editOf(brief)}
              className={low.action}
              data-edit=""
              onClick={() => {
                setAsked(true);
                onDraftChange(text);
              }}
            >
              {text === '' ? words.addWords : words.edit}
            </button>
            <button
              type="button"
              aria-label={words.removeOf(brief)}
              className={low.action}
              onClick={onRemove}
            >
              {words.remove}
            </button>
          </div>
        )}
      </div>
      {draft === undefined ? (
        <>
          {text === '' ? (
            <p className={styles.bookmark}>
              <Icon glyph={Bookmark} />
              {words.bookmark}
            </p>
          ) : (
            <Words text={text} query={query} />
          )}
          <State note={note} words={words} onRetry={onRetry} />
        </>
      ) : (
        <Composer
          opened={asked}
          label={words.editing}
          value={draft}
          onValueChange={onDraftChange}
          limit={limit}
          submitLabel={words.save}
          onSubmit={onSave}
          cancelLabel={words.cancel}
          onCancel={() => onDraftChange(undefined)}
        />
      )}
    </div>
  );
}
