export { MyNotes, type MyNotesProps } from './MyNotes.tsx';
export { byCourse, type NotesOfCourse } from './byCourse.ts';
