import type { Note } from '@stoa/api/contract/interact';
import type { Note as ShownNote, NoteLesson } from '@stoa/ui/NoteList';
import { newField, noteField, type Draft, type Outgoing } from './desk.ts';

export interface NoteFacts {
  readonly outgoing: readonly Outgoing[];
  readonly isSending: (id: string) => boolean;
  /** Whether unsent new notes are shown here; false for the notes of others. */
  readonly withNew: boolean;
}

const stateOf = (one: Outgoing, { isSending }: NoteFacts) => (isSending(one.id) ? 'saving' : 'failed');
const lessonOf = (itemId: number | undefined) => (itemId === undefined ? undefined : String(itemId));

function noteView(note: Note, facts: NoteFacts): ShownNote {
  const { noteId, itemId, position, content, updatedTime, isPublic, mine, author } = note;
  const id = String(noteId);
  const change = facts.outgoing.filter(({ field }) => field === noteField(id)).at(-1);
  return {
    id,
    lessonId: lessonOf(itemId),
    position,
    text: change?.text ?? content,
    time: change?.time ?? updatedTime,
    isPublic,
    ...(mine ? {} : { author: author?.realName ?? '*' }),
    ...(change ? { state: stateOf(change, facts) } : {}),
  };
}

/**
 * The notes of a page together with what exists only on this device: new notes, and changes in place of the
 * notes that they change.
 */
export const noteViews = (notes: readonly Note[], facts: NoteFacts): ShownNote[] => [
  ...notes.map((note) => noteView(note, facts)),
  ...facts.outgoing.flatMap((one): ShownNote[] =>
    one.field === newField && facts.withNew
      ? [
          {
            id: one.id,
            lessonId: lessonOf(one.itemId),
            position: one.position,
            text: one.text,
            time: one.time,
            isPublic: one.isPublic,
            state: stateOf(one, facts),
          },
        ]
      : [],
  ),
];

interface Outline {
  readonly items: readonly { readonly itemId: number; readonly title: string }[];
  readonly children?: readonly Outline[] | undefined;
}

/** Every item of a course, in order. */
export const lessonsOf = (chapters: readonly Outline[]): NoteLesson[] =>
  chapters.flatMap(({ items, children = [] }) => [
    ...items.map(({ itemId, title }) => ({ id: String(itemId), title })),
    ...lessonsOf(children),
  ]);

/** Begun changes, by the id of the note. */
export const editDrafts = (drafts: Readonly<Record<string, Draft>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(drafts).flatMap(([field, { text }]): [string, string][] =>
      field.startsWith('note:') ? [[field.slice(5), text]] : [],
    ),
  );
