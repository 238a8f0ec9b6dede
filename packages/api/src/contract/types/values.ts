import {
  AwardKind,
  CornerPosition,
  FileKind,
  FileLabel,
  FixedPageKey,
  PersonRole,
  ProgressState,
  TargetKind,
} from '@stoa/domain';
import type { PageKey } from '@stoa/domain';
import * as v from 'valibot';
import { texts } from './wire.ts';

const fixedPageKeys: readonly string[] = Object.values(FixedPageKey);

/** Page keys (specification point 9); the partner's key is `{code}_HOME`. */
export const pageKey = v.custom<PageKey>(
  (value) =>
    typeof value === 'string' &&
    value.length <= 64 &&
    (fixedPageKeys.includes(value) || value.endsWith('_HOME')),
);

/** The target of an entry's link. */
export const linkTarget = v.object({
  kind: v.enum(TargetKind),
  id: v.optional(v.number()),
  url: v.optional(v.string()),
  pageKey: v.optional(pageKey),
  params: v.optional(texts),
});

/** A badge in a corner of a cover. */
export const corner = v.object({
  text: v.optional(v.string()),
  imageUrl: v.optional(v.string()),
  color: v.optional(v.string()),
  position: v.enum(CornerPosition),
});

/** A tag of content. */
export const tag = v.object({ tagId: v.number(), name: v.string() });

/** A person's progress. */
export const progressBrief = v.object({
  state: v.enum(ProgressState),
  percent: v.number(),
  lastTime: v.optional(v.number()),
  completedTime: v.optional(v.number()),
});

/** An uploaded file. */
export const fileRef = v.object({
  fileId: v.number(),
  name: v.string(),
  url: v.string(),
  ext: v.string(),
  size: v.number(),
  fileKind: v.optional(v.enum(FileKind)),
  fileLabel: v.enum(FileLabel),
  pageCount: v.optional(v.number()),
  previewUrl: v.optional(v.string()),
  duration: v.optional(v.number()),
});

/** A teacher, lecturer or mentor in short. */
export const personBrief = v.object({
  personId: v.number(),
  role: v.enum(PersonRole),
  name: v.string(),
  avatar: v.string(),
  title: v.string(),
  tags: v.array(v.string()),
});

/** A person of the company, as lists and comments show them; `id` is the membership. */
export const userBrief = v.object({
  userId: v.number(),
  id: v.number(),
  realName: v.string(),
  avatar: v.string(),
  orgName: v.optional(v.string()),
  title: v.optional(v.string()),
});

/** Something that the person has just earned. */
export const award = v.object({
  kind: v.enum(AwardKind),
  title: v.string(),
  value: v.optional(v.number()),
  target: v.optional(linkTarget),
});

const contextId = v.optional(v.number());

/** The place where the learner came from. */
export const studyContext = v.object({
  planId: contextId,
  taskItemId: contextId,
  topicId: contextId,
  schemeId: contextId,
  stageId: contextId,
  classId: contextId,
  applicationId: contextId,
  mbaId: contextId,
});

/** The fields of `studyContext` as parameters of a call, beside its own. */
export const contextFields = /* @__NO_SIDE_EFFECTS__ */ <Id extends v.GenericSchema>(id: Id) => {
  const field = v.optional(id);
  return {
    planId: field,
    taskItemId: field,
    topicId: field,
    schemeId: field,
    stageId: field,
    classId: field,
    applicationId: field,
    mbaId: field,
  };
};
