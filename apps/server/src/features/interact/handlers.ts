import { noteDelete, noteList, noteSave } from '@stoa/api/contract/interact';
import { handle } from '../../http/handle.ts';
import { deleteNotes, listNotes, saveNote } from './notes.ts';

/** X28. */
const notes = handle(noteList, async (request, context) => listNotes(context, request));

/** X29. */
const save = handle(noteSave, async (request, context) => saveNote(context, request));

/** X30. */
const remove = handle(noteDelete, async ({ noteIds }, context) => ({
  deleted: await deleteNotes(context, noteIds),
}));

export const interactHandlers = [notes, save, remove];
