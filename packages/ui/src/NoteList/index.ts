export { NoteList, type NoteListProps } from './NoteList.tsx';
export { noteStates, type Note, type NoteDraft, type NoteLesson, type NoteState } from './model.ts';
