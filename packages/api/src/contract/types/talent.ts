import { ProgressState } from '@stoa/domain';
import * as v from 'valibot';
import { taskItem } from './plan.ts';
import { progressBrief } from './values.ts';
import { extended } from './wire.ts';

/** A career path with its levels, lowest first. */
export const talentChannel = v.object({
  channelId: v.number(),
  companyId: v.number(),
  name: v.string(),
  coverUrl: v.string(),
  summary: v.string(),
  levels: v.array(
    v.object({
      levelId: v.number(),
      code: v.string(),
      name: v.string(),
      order: v.number(),
      schemeId: v.number(),
      state: v.enum(ProgressState),
      percent: v.number(),
      current: v.boolean(),
    }),
  ),
});
export type TalentChannel = v.InferOutput<typeof talentChannel>;

/** A career path with the size of each scheme. */
export const talentChannelDetail = extended(talentChannel, {
  introHtml: v.string(),
  schemes: v.array(
    v.object({ schemeId: v.number(), name: v.string(), stageNum: v.number(), taskNum: v.number() }),
  ),
});
export type TalentChannelDetail = v.InferOutput<typeof talentChannelDetail>;

/** When a stage opens: 1 from the start, 2 when the stage before it is done. */
export const StageUnlockRule = { Free: 1, PreviousRequiredDone: 2 } as const;
export type StageUnlockRule = (typeof StageUnlockRule)[keyof typeof StageUnlockRule];

/** A stage on the map of a scheme; `x` and `y` run from 0 to 1. */
export const talentStage = v.object({
  stageId: v.number(),
  name: v.string(),
  order: v.number(),
  unlockRule: v.enum(StageUnlockRule),
  unlocked: v.boolean(),
  state: v.enum(ProgressState),
  percent: v.number(),
  x: v.optional(v.number()),
  y: v.optional(v.number()),
  tasks: v.array(taskItem),
});
export type TalentStage = v.InferOutput<typeof talentStage>;

/** The curriculum of a level. */
export const talentScheme = v.object({
  schemeId: v.number(),
  channelId: v.number(),
  levelId: v.number(),
  name: v.string(),
  introHtml: v.string(),
  competencies: v.array(v.object({ name: v.string(), target: v.number(), mine: v.number() })),
  joined: v.boolean(),
  joinable: v.boolean(),
  joinBlock: v.optional(v.string()),
  stages: v.array(talentStage),
  progress: progressBrief,
  certificate: v.optional(v.object({ templateId: v.number(), name: v.string() })),
  dueTime: v.optional(v.number()),
});
export type TalentScheme = v.InferOutput<typeof talentScheme>;
