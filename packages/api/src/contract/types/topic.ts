import * as v from 'valibot';
import { taskItem } from './plan.ts';
import { progressBrief } from './values.ts';
import { extended } from './wire.ts';

/** How people join a topic: open to everybody in scope, or by assignment. */
export const TopicJoinMode = { Open: 1, Assigned: 2 } as const;
export type TopicJoinMode = (typeof TopicJoinMode)[keyof typeof TopicJoinMode];

/** A topic as lists show it. */
export const topicSummary = v.object({
  topicId: v.number(),
  companyId: v.number(),
  name: v.string(),
  coverUrl: v.string(),
  introHtml: v.string(),
  custom: v.boolean(),
  joinMode: v.enum(TopicJoinMode),
  joined: v.boolean(),
  followed: v.boolean(),
  learnerNum: v.optional(v.number()),
  startTime: v.optional(v.number()),
  dueTime: v.optional(v.number()),
  credit: v.number(),
  progress: progressBrief,
});
export type TopicSummary = v.InferOutput<typeof topicSummary>;

/** A topic with the tasks of its sections. */
export const topic = extended(topicSummary, {
  sections: v.array(v.object({ sectionId: v.number(), name: v.string(), tasks: v.array(taskItem) })),
});
export type Topic = v.InferOutput<typeof topic>;
