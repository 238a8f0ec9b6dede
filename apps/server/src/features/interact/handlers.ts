import {
  noteDelete,
  noteList,
  noteSave,
  relationList,
  relationSet,
  threadAdopt,
  threadCreate,
  threadDelete,
  threadList,
} from '@stoa/api/contract/interact';
import { handle } from '../../http/handle.ts';
import { listMarked } from './marked.ts';
import { setMark } from './marks.ts';
import { deleteNotes, listNotes, saveNote } from './notes.ts';
import { adopt, say, unsay } from './talk.ts';
import { listThreads } from './threads.ts';

/** X24. */
const threads = handle(threadList, async (request, context) => listThreads(context, request));

/** X25. */
const create = handle(threadCreate, async (request, context) => say(context, request));

/** X26. */
const withdraw = handle(threadDelete, async ({ threadId }, context) => {
  await unsay(context, threadId);
  return { ok: true as const };
});

/** X27. */
const choose = handle(threadAdopt, async ({ threadId }, context) => adopt(context, threadId));

/** X28. */
const notes = handle(noteList, async (request, context) => listNotes(context, request));

/** X29. */
const save = handle(noteSave, async (request, context) => saveNote(context, request));

/** X30. */
const remove = handle(noteDelete, async ({ noteIds }, context) => ({
  deleted: await deleteNotes(context, noteIds),
}));

/** X31. */
const mark = handle(relationSet, async (request, context) => setMark(context, request));

/** X32. */
const marks = handle(relationList, async (request, context) => listMarked(context, request));

export const interactHandlers = [threads, create, withdraw, choose, notes, save, remove, mark, marks];
