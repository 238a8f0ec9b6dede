import { ExamKind, FileLabel, ItemKind, ProgressState } from '@stoa/domain';
import * as v from 'valibot';
import { recursive } from './wire.ts';

/** Contract 5.3: one lesson of a chapter, as lists show it. */
export const courseItem = v.object({
  itemId: v.number(),
  courseId: v.number(),
  chapterId: v.number(),
  title: v.string(),
  itemKind: v.enum(ItemKind),
  fileLabel: v.enum(FileLabel),
  duration: v.optional(v.number()),
  pageCount: v.optional(v.number()),
  size: v.optional(v.number()),
  required: v.boolean(),
  trial: v.boolean(),
  state: v.enum(ProgressState),
  percent: v.number(),
  lastPosition: v.number(),
  /** Added to contract 5.3: time at the desk, for the contents page (screens R13). */
  studySeconds: v.optional(v.number()),
  lockedReason: v.optional(v.picklist(['ORDER', 'ACCESS'])),
  examId: v.optional(v.number()),
  examKind: v.optional(v.enum(ExamKind)),
});
export type CourseItem = v.InferOutput<typeof courseItem>;

/** At most two levels (contract 5.3). */
export interface Chapter {
  chapterId: number;
  courseId: number;
  title: string;
  sort: number;
  duration: number;
  state: ProgressState;
  percent: number;
  items: CourseItem[];
  children?: Chapter[] | undefined;
}

/** Contract 5.3: items and, below some, further chapters. */
export const chapter = recursive<Chapter>((self) =>
  v.object({
    chapterId: v.number(),
    courseId: v.number(),
    title: v.string(),
    sort: v.number(),
    duration: v.number(),
    state: v.enum(ProgressState),
    percent: v.number(),
    items: v.array(courseItem),
    children: v.optional(v.array(self)),
  }),
);
