import { Relation, TargetKind, ThreadKind } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { mentionable, mostMentions, note, postLength, relationState, thread } from './types/interact.ts';
import { searchResult } from './types/search.ts';
import {
  extended,
  fileIds,
  idempotency,
  jsonId,
  jsonIds,
  jsonInteger,
  jsonNumber,
  keyword,
  merged,
  ok,
  pageOf,
  pageRequest,
  text,
  wireBoolean,
  wireEnum,
  wireId,
  wireInteger,
} from './types/wire.ts';

export { mostMentions, postLength, postPause, ThreadState } from './types/interact.ts';
export type { Mention, Mentionable, Note, RelationState, Thread } from './types/interact.ts';

const position = jsonNumber(0, 360_000);
const content = text(postLength.shortest, postLength.longest);
/**
 * Account ids of members of the caller's company whose names occur in the text after an `@`; anybody else is
 * a wrong parameter (1001).
 */
const mentions = v.optional(v.pipe(v.array(jsonId), v.maxLength(mostMentions)));

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
    /** Only comments with this number of stars. */
    score: v.optional(wireInteger(1, 5)),
    /** The page that contains this entry, instead of `pageNo`; only in the order `new`. */
    aroundId: v.optional(wireId),
  }),
  data: pageOf(thread),
});

/**
 * Writes a comment, a question or a reply in plain text; blocked words are refused (1012). A question has at least
 * five characters.
 */
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
    content,
    imageFileIds: v.optional(fileIds(9)),
    score: v.optional(jsonInteger(1, 5)),
    mentions,
  }),
  data: thread,
});

/**
 * Changes the text of one's own comment, question or answer within half an hour of writing it; later, or when it
 * was adopted as the answer, it is refused (1008). Blocked words are refused as in writing (1012).
 */
export const threadEdit = defineCall({
  id: 'X155',
  method: 'POST',
  path: '/interact/pc/thread/edit',
  encoding: 'json',
  auth: 'session',
  rate: 'comments',
  request: v.object({ threadId: jsonId, content, mentions }),
  data: thread,
});

/**
 * Colleagues to mention at a target, at most eight: first those who write or teach there, then those who take the
 * course, by name. Empty for a person without a company.
 */
export const mentionList = defineCall({
  id: 'X156',
  method: 'GET',
  path: '/interact/pc/mention/list',
  encoding: 'query',
  auth: 'session',
  module: 'comments',
  rate: 'mentions',
  request: v.object({
    targetKind: wireEnum(TargetKind),
    targetId: wireId,
    keyword: v.optional(keyword),
  }),
  data: v.array(mentionable),
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

/** A note has text; a bookmark is a note without text, at a second of a film. */
export const noteKinds = ['NOTE', 'BOOKMARK'] as const;

/** The learner's own notes, or public ones; without `kind` both kinds. */
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
 * Writes a new note, or replaces the text of the one that `noteId` names. Without text it is a bookmark: it
 * is private, has an item and a position, and exists once for each second.
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
