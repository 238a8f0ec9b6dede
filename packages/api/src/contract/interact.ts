import { Relation, TargetKind, ThreadKind } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { note, relationState, thread } from './types/interact.ts';
import { searchResult } from './types/search.ts';
import {
  extended,
  fileIds,
  idempotency,
  jsonId,
  jsonIds,
  jsonInteger,
  jsonNumber,
  merged,
  ok,
  pageOf,
  pageRequest,
  text,
  wireBoolean,
  wireEnum,
  wireId,
} from './types/wire.ts';

export { ThreadState } from './types/interact.ts';
export type { Note, RelationState, Thread } from './types/interact.ts';

const position = jsonNumber(0, 360_000);

/** Values of `sort` of comments and questions. */
export const threadSorts = ['new', 'hot', 'unanswered'] as const;
export type ThreadSort = (typeof threadSorts)[number];

/** The comments or questions of a target; with `parentId`, the replies to one of them. */
export const threadList = defineCall({
  id: 'X24',
  method: 'GET',
  path: '/interact/pc/thread/list',
  encoding: 'query',
  auth: 'session',
  module: 'comments',
  request: merged(pageRequest, {
    threadKind: wireEnum(ThreadKind),
    targetKind: wireEnum(TargetKind),
    targetId: wireId,
    itemId: v.optional(wireId),
    parentId: v.optional(wireId),
    mine: v.optional(wireBoolean),
    sort: v.optional(v.picklist(threadSorts)),
  }),
  data: pageOf(thread),
});

/** Writes a comment, a question or a reply in plain text; blocked words are refused (1012). */
export const threadCreate = defineCall({
  id: 'X25',
  method: 'POST',
  path: '/interact/pc/thread/create',
  encoding: 'json',
  auth: 'session',
  module: 'comments',
  rate: 'comments',
  idempotent: true,
  request: merged(idempotency, {
    threadKind: v.enum(ThreadKind),
    targetKind: v.enum(TargetKind),
    targetId: jsonId,
    itemId: v.optional(jsonId),
    position: v.optional(position),
    parentId: v.optional(jsonId),
    content: text(1, 1000),
    imageFileIds: v.optional(fileIds(9)),
    score: v.optional(jsonInteger(1, 5)),
  }),
  data: thread,
});

/** Deletes a comment, question or reply; for its author or an admin. */
export const threadDelete = defineCall({
  id: 'X26',
  method: 'POST',
  path: '/interact/pc/thread/delete',
  encoding: 'json',
  auth: 'session',
  request: v.object({ threadId: jsonId }),
  data: ok,
});

/** Marks the answer that helped; for the asker or a lecturer. */
export const threadAdopt = defineCall({
  id: 'X27',
  method: 'POST',
  path: '/interact/pc/thread/adopt',
  encoding: 'json',
  auth: 'session',
  request: v.object({ threadId: jsonId }),
  data: thread,
});

/** A note has words; a bookmark is a note without words, at a second of a film. */
export const noteKinds = ['NOTE', 'BOOKMARK'] as const;

/** The learner's own notes, or public ones; without `kind` those of both kinds. */
export const noteList = defineCall({
  id: 'X28',
  method: 'GET',
  path: '/interact/pc/note/list',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, {
    courseId: v.optional(wireId),
    itemId: v.optional(wireId),
    scope: v.picklist(['mine', 'public']),
    kind: v.optional(v.picklist(noteKinds)),
  }),
  data: pageOf(note),
});

/**
 * Writes a new note, or replaces the text of the one that `noteId` names. Without words it is a bookmark: own and
 * not public, with an item and a position, and once for each second.
 */
export const noteSave = defineCall({
  id: 'X29',
  method: 'POST',
  path: '/interact/pc/note/save',
  encoding: 'json',
  auth: 'session',
  idempotent: true,
  request: merged(idempotency, {
    noteId: v.optional(jsonId),
    courseId: jsonId,
    itemId: v.optional(jsonId),
    position: v.optional(position),
    content: text(0, 5000),
    imageFileId: v.optional(jsonId),
    isPublic: v.boolean(),
  }),
  data: note,
});

/** Deletes own notes. */
export const noteDelete = defineCall({
  id: 'X30',
  method: 'POST',
  path: '/interact/pc/note/delete',
  encoding: 'json',
  auth: 'session',
  request: v.object({ noteIds: jsonIds(100) }),
  data: v.object({ deleted: v.number() }),
});

/**
 * Sets or removes a mark: follow, collect, want to learn, like, subscribe. Repeating the call changes
 * nothing.
 */
export const relationSet = defineCall({
  id: 'X31',
  method: 'POST',
  path: '/interact/pc/relation/set',
  encoding: 'json',
  auth: 'session',
  module: 'marks',
  outlivesPage: true,
  request: v.object({
    relation: v.enum(Relation),
    targetKind: v.enum(TargetKind),
    targetId: jsonId,
    on: v.boolean(),
  }),
  data: relationState,
});

/** What the learner has marked, newest first. */
export const relationList = defineCall({
  id: 'X32',
  method: 'GET',
  path: '/interact/pc/relation/list',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, {
    relation: v.enum(Relation),
    targetKind: v.optional(wireEnum(TargetKind)),
  }),
  data: pageOf(extended(searchResult, { time: v.number() })),
});
