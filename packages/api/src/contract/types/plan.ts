import { AssignKind, PlanItemType, ProgressState, TaskItemKind } from '@stoa/domain';
import * as v from 'valibot';
import { upcomingTask } from './home.ts';
import { linkTarget, progressBrief, studyContext } from './values.ts';
import { extended } from './wire.ts';

/** One row of the study centre, whatever kind of plan it is. */
export const planItem = v.object({
  itemKey: v.string(),
  type: v.enum(PlanItemType),
  refId: v.number(),
  title: v.string(),
  coverUrl: v.optional(v.string()),
  assignKind: v.enum(AssignKind),
  startTime: v.optional(v.number()),
  dueTime: v.optional(v.number()),
  state: v.enum(ProgressState),
  percent: v.number(),
  doneTasks: v.number(),
  totalTasks: v.number(),
  credit: v.number(),
  tags: v.array(v.string()),
  target: linkTarget,
});
export type PlanItem = v.InferOutput<typeof planItem>;

/** A task inside a plan, topic, stage, class or module. */
export const taskItem = v.object({
  taskItemId: v.number(),
  kind: v.enum(TaskItemKind),
  refId: v.number(),
  title: v.string(),
  coverUrl: v.optional(v.string()),
  required: v.boolean(),
  sort: v.number(),
  weight: v.number(),
  openTime: v.optional(v.number()),
  dueTime: v.optional(v.number()),
  state: v.enum(ProgressState),
  percent: v.number(),
  score: v.optional(v.number()),
  passed: v.optional(v.boolean()),
  lockedReason: v.optional(v.string()),
  meta: v.optional(v.array(v.string())),
  target: linkTarget,
  context: studyContext,
});
export type TaskItem = v.InferOutput<typeof taskItem>;

/** The owner of a plan: assigned by the company, or accepted from the assistant. */
export const planOwners = ['COMPANY', 'SELF'] as const;

/** A plan with its stages; a flat one has a single stage. */
export const plan = v.object({
  planId: v.number(),
  companyId: v.number(),
  type: v.picklist([PlanItemType.OldPlan, PlanItemType.NewPlan]),
  name: v.string(),
  introHtml: v.string(),
  assignKind: v.enum(AssignKind),
  startTime: v.number(),
  dueTime: v.optional(v.number()),
  credit: v.number(),
  certificateTemplateId: v.optional(v.number()),
  sequential: v.boolean(),
  stages: v.array(
    v.object({
      stageId: v.number(),
      name: v.string(),
      sort: v.number(),
      unlocked: v.boolean(),
      state: v.enum(ProgressState),
      percent: v.number(),
      tasks: v.array(taskItem),
    }),
  ),
  progress: progressBrief,
  owner: v.picklist(planOwners),
  aiPlanId: v.optional(v.number()),
});
export type Plan = v.InferOutput<typeof plan>;

/** A month of the study centre: due tasks, starting events, and the days with study. */
export const studyCalendar = v.object({
  days: v.array(v.object({ date: v.string(), due: v.number(), start: v.number(), studied: v.boolean() })),
  list: v.array(upcomingTask),
});
export type StudyCalendar = v.InferOutput<typeof studyCalendar>;

/** Something studied in the last 90 days, and the position where it stopped. */
export const recentItem = v.object({
  target: linkTarget,
  title: v.string(),
  coverUrl: v.string(),
  percent: v.number(),
  lastTime: v.number(),
  positionText: v.string(),
});
export type RecentItem = v.InferOutput<typeof recentItem>;

/** A row of the study centre that is finished. */
export const completedItem = extended(planItem, { completedTime: v.number() });
export type CompletedItem = v.InferOutput<typeof completedItem>;
