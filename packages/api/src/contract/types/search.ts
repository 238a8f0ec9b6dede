import { TargetKind } from '@stoa/domain';
import * as v from 'valibot';
import { courseSummary } from './courseSummary.ts';
import { linkTarget } from './values.ts';
import { extended, pageOf } from './wire.ts';

/** Something that was found or marked; matches in `title` are inside `<em>`. */
export const searchResult = v.object({
  kind: v.enum(TargetKind),
  target: linkTarget,
  title: v.string(),
  summary: v.string(),
  coverUrl: v.optional(v.string()),
  meta: v.array(v.string()),
  /** Id of a course's category, from which a course without a cover gets its picture. */
  categoryId: v.optional(v.number()),
  score: v.number(),
  /** A found course as lists show it. Its title has no marked matches. */
  course: v.optional(courseSummary),
  /** Number of courses of a found person or special topic that the caller may see. */
  courseNum: v.optional(v.number()),
  /** Number of colleagues who follow a found person. */
  fansNum: v.optional(v.number()),
});
export type SearchResult = v.InferOutput<typeof searchResult>;

/** A page of results with the number of each kind; `corrected` is another spelling when nothing was found. */
export const searchAnswer = extended(pageOf(searchResult), {
  counts: v.array(v.object({ kind: v.enum(TargetKind), count: v.number() })),
  corrected: v.optional(v.string()),
});
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;
