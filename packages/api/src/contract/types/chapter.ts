import { ExamKind, FileLabel, ItemKind, ProgressState } from '@stoa/domain';
import * as v from 'valibot';
import { recursive } from './wire.ts';

/** One lesson of a chapter, as lists show it. */
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
  /** Time that the learner has spent on the item, in seconds. */
  studySeconds: v.optional(v.number()),
  lockedReason: v.optional(v.picklist(['ORDER', 'ACCESS'])),
  examId: v.optional(v.number()),
  examKind: v.optional(v.enum(ExamKind)),
});
export type CourseItem = v.InferOutput<typeof courseItem>;

/** A chapter of a course, or one inside a chapter; there are at most two levels. */
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

/** A chapter with its items and, in some, further chapters. */
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
