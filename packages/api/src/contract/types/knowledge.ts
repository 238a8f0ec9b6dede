import { ContentKind, FileKind, FileLabel, KnowledgeState } from '@stoa/domain';
import * as v from 'valibot';
import { fileRef, progressBrief, tag, userBrief } from './values.ts';

/** The kinds of content that people write themselves. */
export const knowledgeKinds = [ContentKind.ImageText, ContentKind.Audio, ContentKind.Video] as const;
export type KnowledgeKind = (typeof knowledgeKinds)[number];

/** A knowledge item; lists leave out `bodyHtml`. */
export const knowledge = v.object({
  knowledgeId: v.number(),
  companyId: v.number(),
  title: v.string(),
  contentKind: v.picklist(knowledgeKinds),
  fileKind: v.optional(v.enum(FileKind)),
  fileLabel: v.optional(v.enum(FileLabel)),
  coverUrl: v.optional(v.string()),
  summary: v.string(),
  bodyHtml: v.optional(v.string()),
  file: v.optional(fileRef),
  videoId: v.optional(v.number()),
  categoryId: v.number(),
  tags: v.array(tag),
  author: userBrief,
  state: v.enum(KnowledgeState),
  returnReason: v.optional(v.string()),
  viewNum: v.number(),
  likeNum: v.number(),
  collectNum: v.number(),
  commentNum: v.number(),
  credit: v.number(),
  createTime: v.number(),
  updatedTime: v.number(),
  canEdit: v.boolean(),
  downloadable: v.boolean(),
  minStaySeconds: v.number(),
  progress: v.optional(progressBrief),
});
export type Knowledge = v.InferOutput<typeof knowledge>;
