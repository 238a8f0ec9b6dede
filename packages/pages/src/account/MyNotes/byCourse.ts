import type { Note } from '@stoa/api/contract/interact';

/** Notes on one course, the newest first. */
export interface NotesOfCourse {
  readonly courseId: number;
  /** Title of the course; absent when the course is gone. */
  readonly title: string | undefined;
  readonly notes: readonly Note[];
}

/** Groups notes by their course; the course of the newest note comes first. */
export function byCourse(notes: readonly Note[]): NotesOfCourse[] {
  const groups = new Map<number, { title: string | undefined; notes: Note[] }>();
  for (const note of notes) {
    const group = groups.get(note.courseId) ?? { title: note.courseTitle, notes: [] };
    group.notes.push(note);
    groups.set(note.courseId, group);
  }
  return [...groups].map(([courseId, group]) => ({ courseId, ...group }));
}
