import type { Handlers, Run } from '../../http/register.ts';
import { listMarked } from './marked.ts';
import { setMark } from './marks.ts';
import { deleteNotes, listNotes, saveNote } from './notes.ts';
import { listMentionable } from './mentions.ts';
import { acceptAnswer, edit, postThread, deleteThread } from './talk.ts';
import { listThreads } from './threads.ts';

const withdraw: Run<'threadDelete'> = async (context, { threadId }) => {
  await deleteThread(context, threadId);
  return { ok: true as const };
};

const choose: Run<'threadAdopt'> = async (context, { threadId }) => acceptAnswer(context, threadId);

const remove: Run<'noteDelete'> = async (context, { noteIds }) => ({
  deleted: await deleteNotes(context, noteIds),
});

export const interactHandlers = {
  threadList: listThreads,
  threadCreate: postThread,
  threadEdit: edit,
  threadDelete: withdraw,
  threadAdopt: choose,
  mentionList: listMentionable,
  noteList: listNotes,
  noteSave: saveNote,
  noteDelete: remove,
  relationSet: setMark,
  relationList: listMarked,
} satisfies Handlers;
