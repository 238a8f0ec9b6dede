import { MbaState, ProgressState } from '@stoa/domain';
import * as v from 'valibot';
import { certificate } from './certificate.ts';
import { taskItem } from './plan.ts';
import { personBrief } from './values.ts';
import { faqEntry } from './vip.ts';
import { extended } from './wire.ts';

const mbaModule = v.object({
  moduleId: v.number(),
  name: v.string(),
  weeks: v.number(),
  lecturer: v.optional(personBrief),
  state: v.enum(ProgressState),
  percent: v.number(),
});

const programme = v.object({
  mbaId: v.number(),
  name: v.string(),
  coverUrl: v.string(),
  introHtml: v.string(),
  highlights: v.array(v.string()),
  terms: v.array(
    v.object({
      termId: v.number(),
      name: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      applyEndTime: v.number(),
    }),
  ),
  teachers: v.array(personBrief),
  faq: v.array(faqEntry),
  my: v.optional(
    v.object({
      state: v.enum(MbaState),
      termId: v.number(),
      percent: v.number(),
      certificate: v.optional(certificate),
    }),
  ),
});
/** The public page of a mini-MBA: its modules without their tasks. */
export const miniMbaIntro = extended(programme, { modules: v.array(mbaModule) });
export type MiniMbaIntro = v.InferOutput<typeof miniMbaIntro>;

/** A mini-MBA with the tasks of its modules. */
export const miniMbaProgramme = extended(programme, {
  modules: v.array(extended(mbaModule, { tasks: v.array(taskItem) })),
});
export type MiniMbaProgramme = v.InferOutput<typeof miniMbaProgramme>;
