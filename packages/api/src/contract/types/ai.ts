import { AiPlanState } from '@stoa/domain';
import * as v from 'valibot';
import { courseSummary } from './courseSummary.ts';
import { linkTarget } from './values.ts';

/**
 * The author of an answer or a plan: this server's own rules, or a language model that the installation has
 * configured.
 */
export const aiProviders = ['embedded', 'openai'] as const;
export type AiProvider = (typeof aiProviders)[number];

/** The input for a plan by the assistant. */
export const aiPlanInput = v.object({
  goal: v.string(),
  jobLevel: v.number(),
  position: v.optional(v.string()),
  skills: v.array(v.string()),
  hoursPerWeek: v.number(),
  weeks: v.number(),
  includePaid: v.boolean(),
});
export type AiPlanInput = v.InferOutput<typeof aiPlanInput>;

/** A learning plan that the assistant proposes. */
export const aiPlan = v.object({
  aiPlanId: v.number(),
  state: v.enum(AiPlanState),
  title: v.string(),
  input: aiPlanInput,
  provider: v.picklist(aiProviders),
  weeks: v.array(
    v.object({
      no: v.number(),
      title: v.string(),
      hours: v.number(),
      items: v.array(
        v.object({
          courseId: v.number(),
          card: courseSummary,
          reason: v.string(),
          order: v.number(),
        }),
      ),
    }),
  ),
  totalHours: v.number(),
  courseNum: v.number(),
  createTime: v.number(),
  planId: v.optional(v.number()),
});
export type AiPlan = v.InferOutput<typeof aiPlan>;

/** A conversation with the assistant. */
export const aiChatSession = v.object({
  sessionId: v.number(),
  title: v.string(),
  updatedTime: v.number(),
  messageNum: v.number(),
});
export type AiChatSession = v.InferOutput<typeof aiChatSession>;

/** A message of a conversation; `text` is a subset of Markdown, and `feedback` is 1, -1 or 0. */
export const aiChatMessage = v.object({
  messageId: v.number(),
  sessionId: v.number(),
  role: v.picklist(['user', 'assistant']),
  text: v.string(),
  citations: v.optional(v.array(v.object({ title: v.string(), target: linkTarget }))),
  actions: v.optional(
    v.array(
      v.object({
        label: v.string(),
        target: v.optional(linkTarget),
        prompt: v.optional(v.string()),
      }),
    ),
  ),
  provider: v.optional(v.picklist(aiProviders)),
  feedback: v.optional(v.number()),
  time: v.number(),
});
export type AiChatMessage = v.InferOutput<typeof aiChatMessage>;

/** The event `delta` of a streamed answer: the next piece of text. */
export const aiChatDelta = v.object({ text: v.string() });

/** The event `done` of a streamed answer: the whole message, as it is stored. */
export const aiChatDone = v.object({ message: aiChatMessage });

/** The event `error` of a streamed answer: the message to the person. */
export const aiChatError = v.object({ msg: v.string() });
