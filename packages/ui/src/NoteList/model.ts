import { matchesIn } from '../find/matches.ts';

/** Notes in the states `saving` and `failed` hold the person's text, not the server's. */
export const noteStates = ['saved', 'saving', 'failed'] as const;
export type NoteState = (typeof noteStates)[number];

export interface Note {
  readonly id: string;
  /** The lesson of the note. Without it the note is about the whole course. */
  readonly lessonId?: string | undefined;
  /** Second of the video. */
  readonly position?: number | undefined;
  /** The text. A note without text is a bookmark: only its second is stored. */
  readonly text: string;
  /** When the note was last changed, in epoch milliseconds. */
  readonly time: number;
  readonly state?: NoteState | undefined;
  /** Whether other people can read the note. */
  readonly isPublic?: boolean | undefined;
  /** Name of the author, for a note of another person. Such a note can only be read. */
  readonly author?: string | undefined;
}

export interface NoteLesson {
  readonly id: string;
  readonly title: string;
}

export interface NoteDraft {
  readonly text: string;
  readonly position?: number | undefined;
  readonly isPublic?: boolean | undefined;
}

export interface NoteGroup {
  /** The lesson; `undefined` for notes about the whole course. */
  readonly lesson: NoteLesson | undefined;
  readonly notes: readonly Note[];
}

/** Order by the second of the video. Notes without one come first, oldest first. */
const inOrder = (a: Note, b: Note): number => (a.position ?? -1) - (b.position ?? -1) || a.time - b.time;

/**
 * Groups notes by lesson, in the order of the course. A note whose lesson no longer exists is shown with those
 * about the whole course.
 */
export function groupNotes(notes: readonly Note[], lessons: readonly NoteLesson[]): NoteGroup[] {
  const known = new Set(lessons.map(({ id }) => id));
  const of = (lesson: NoteLesson | undefined): NoteGroup => ({
    lesson,
    notes: notes
      .filter(
        ({ lessonId }) =>
          (lessonId !== undefined && known.has(lessonId) ? lessonId : undefined) === lesson?.id,
      )
      .sort(inOrder),
  });
  return [...lessons.map(of), of(undefined)].filter(({ notes: own }) => own.length > 0);
}

/**
 * The notes that contain the query in their text or in the name of their lesson; all notes for an empty query.
 */
export function searchNotes(
  notes: readonly Note[],
  lessons: readonly NoteLesson[],
  query: string,
): readonly Note[] {
  if (query.trim() === '') return notes;
  const found = new Set(
    lessons.filter(({ title }) => matchesIn(title, query).length > 0).map(({ id }) => id),
  );
  return notes.filter(
    ({ text, lessonId }) =>
      matchesIn(text, query).length > 0 || (lessonId !== undefined && found.has(lessonId)),
  );
}

/** Cuts a text at the matches of the query: every second piece is a match. */
export function piecesOf(text: string, query: string): string[] {
  const width = query.trim().length;
  const places = matchesIn(text, query);
  const ends = places.map((at) => at + width);
  return [0, ...ends].flatMap((from, index) => {
    const at = places[index];
    return at === undefined ? [text.slice(from)] : [text.slice(from, at), text.slice(at, at + width)];
  });
}

/** All notes as Markdown, for use in a document. */
export const notesAsMarkdown = (
  groups: readonly NoteGroup[],
  { whole, at, bookmark }: { whole: string; at: (position: number) => string; bookmark: string },
): string =>
  groups
    .map(({ lesson, notes }) => {
      const lines = notes.map(({ position, text }) => {
        const indented = text === '' ? bookmark : text.replaceAll('\n', '\n  ');
        return position === undefined ? `- ${indented}` : `- [${at(position)}] ${indented}`;
      });
      return [`## ${lesson?.title ?? whole}`, '', ...lines].join('\n');
    })
    .join('\n\n');
