import { ContentKind, FileLabel, KnowledgeState } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { knowledge, knowledgeKinds } from './types/knowledge.ts';
import { knowledgeStudy } from './types/knowledgeStudy.ts';
import { playerTag, studyBeat, studyBeatResult } from './types/study.ts';
import { treeNode } from './types/tree.ts';
import { contextFields } from './types/values.ts';
import {
  idempotency,
  jsonId,
  jsonIds,
  keyword,
  merged,
  noRequest,
  pageOf,
  pageRequest,
  text,
  wireBoolean,
  wireEnum,
  wireId,
} from './types/wire.ts';

export { knowledgeKinds } from './types/knowledge.ts';
export type { Knowledge, KnowledgeKind } from './types/knowledge.ts';
export type { KnowledgeStudy } from './types/knowledgeStudy.ts';

/** The owner of the knowledge items that a list shows. */
export const knowledgeScopes = ['all', 'mine', 'collected'] as const;
export type KnowledgeScope = (typeof knowledgeScopes)[number];

/** Knowledge items; `state` filters the caller's own items only. */
export const knowledgeList = defineCall({
  id: 'X93',
  method: 'GET',
  path: '/knowledge/pc/list',
  encoding: 'query',
  auth: 'session',
  module: 'knowledge',
  request: merged(pageRequest, {
    scope: v.picklist(knowledgeScopes),
    categoryId: v.optional(wireId),
    contentKind: v.optional(wireEnum(ContentKind)),
    fileLabel: v.optional(wireEnum(FileLabel)),
    keyword: v.optional(keyword),
    state: v.optional(wireEnum(KnowledgeState)),
    sort: v.optional(v.picklist(['new', 'hot'])),
  }),
  data: pageOf(knowledge),
});

/** The tree of categories. */
export const knowledgeCategories = defineCall({
  id: 'X94',
  method: 'GET',
  path: '/knowledge/pc/categories',
  encoding: 'query',
  auth: 'session',
  module: 'knowledge',
  request: noRequest,
  data: v.array(treeNode),
});

/** One knowledge item; `edit` returns the author's own version. */
export const knowledgeDetail = defineCall({
  id: 'X95',
  method: 'GET',
  path: '/knowledge/pc/detail',
  encoding: 'query',
  auth: 'session',
  module: 'knowledge',
  request: v.object({ knowledgeId: wireId, edit: v.optional(wireBoolean) }),
  data: knowledge,
});

/**
 * Saves a knowledge item; one of `bodyHtml`, `fileId` and `videoId` is the content, and `submit` sends it to
 * review.
 */
export const knowledgeSave = defineCall({
  id: 'X96',
  method: 'POST',
  path: '/knowledge/pc/save',
  encoding: 'json',
  auth: 'session',
  module: 'knowledge',
  idempotent: true,
  request: merged(idempotency, {
    knowledgeId: v.optional(jsonId),
    title: text(2, 60),
    contentKind: v.picklist(knowledgeKinds),
    categoryId: jsonId,
    tags: v.pipe(v.array(text(1, 20)), v.maxLength(5)),
    summary: text(0, 200),
    coverFileId: v.optional(jsonId),
    bodyHtml: v.optional(v.pipe(v.string(), v.maxLength(200_000))),
    fileId: v.optional(jsonId),
    videoId: v.optional(jsonId),
    downloadable: v.boolean(),
    submit: v.boolean(),
  }),
  data: knowledge,
});

/** Deletes own items; a published one is taken down. */
export const knowledgeDelete = defineCall({
  id: 'X97',
  method: 'POST',
  path: '/knowledge/pc/delete',
  encoding: 'json',
  auth: 'session',
  module: 'knowledge',
  request: v.object({ knowledgeIds: jsonIds(100) }),
  data: v.object({ deleted: v.number() }),
});

/** Opens a knowledge item for study, as `studyStart` does for a course. */
export const knowledgeStudyStart = defineCall({
  id: 'X98',
  method: 'POST',
  path: '/knowledge/pc/study/start',
  encoding: 'json',
  auth: 'session',
  module: 'knowledge',
  request: merged(contextFields(jsonId), { knowledgeId: jsonId, playerTag }),
  data: knowledgeStudy,
});

/** Reports the study of a knowledge item, as `studyHeartbeat` does for a course. */
export const knowledgeHeartbeat = defineCall({
  id: 'X99',
  method: 'POST',
  path: '/knowledge/pc/study/heartbeat',
  encoding: 'json',
  auth: 'session',
  module: 'knowledge',
  background: true,
  request: studyBeat,
  data: studyBeatResult,
});
