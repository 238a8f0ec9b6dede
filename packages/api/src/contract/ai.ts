import { JobLevel } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { aiChatMessage, aiChatSession, aiPlan } from './types/ai.ts';
import {
  idempotency,
  jsonId,
  jsonInteger,
  jsonNumber,
  merged,
  noRequest,
  ok,
  pageOf,
  pageRequest,
  text,
  wireId,
  wireInteger,
} from './types/wire.ts';

export { aiChatDelta, aiChatDone, aiChatError, aiProviders } from './types/ai.ts';
export type { AiChatMessage, AiChatSession, AiPlan, AiPlanInput, AiProvider } from './types/ai.ts';

/** The choices that the form for a plan offers. */
export const aiPlanOptions = defineCall({
  id: 'X137',
  method: 'GET',
  path: '/ai/pc/plan/options',
  encoding: 'query',
  auth: 'session',
  module: 'assistant',
  request: noRequest,
  data: v.object({
    skills: v.array(v.string()),
    positions: v.array(v.string()),
    examples: v.array(v.string()),
  }),
});

/** Drafts a learning plan within 20 s; `basePlanId` starts from an earlier one. */
export const aiPlanGenerate = defineCall({
  id: 'X138',
  method: 'POST',
  path: '/ai/pc/plan/generate',
  encoding: 'json',
  auth: 'session',
  module: 'assistant',
  rate: 'assistant',
  idempotent: true,
  request: merged(idempotency, {
    goal: text(1, 500),
    jobLevel: v.enum(JobLevel),
    position: v.optional(text(0, 64)),
    skills: v.pipe(v.array(text(1, 32)), v.maxLength(20)),
    hoursPerWeek: jsonInteger(1, 20),
    weeks: jsonInteger(1, 12),
    includePaid: v.boolean(),
    basePlanId: v.optional(jsonId),
  }),
  data: aiPlan,
});

/** The plans that the assistant has made for the learner. */
export const aiPlanList = defineCall({
  id: 'X139',
  method: 'GET',
  path: '/ai/pc/plan/list',
  encoding: 'query',
  auth: 'session',
  module: 'assistant',
  request: v.optional(v.object(pageRequest), {}),
  data: pageOf(aiPlan),
});

/** One plan. */
export const aiPlanDetail = defineCall({
  id: 'X140',
  method: 'GET',
  path: '/ai/pc/plan/detail',
  encoding: 'query',
  auth: 'session',
  module: 'assistant',
  request: v.object({ aiPlanId: wireId }),
  data: aiPlan,
});

/** Changes to a drafted plan; only `ARCHIVE` works on any plan. */
export const aiPlanOperations = ['REMOVE', 'REPLACE', 'MOVE', 'RENAME', 'ARCHIVE'] as const;
export type AiPlanOperation = (typeof aiPlanOperations)[number];

/** Changes a draft in one place, or archives a plan. */
export const aiPlanUpdate = defineCall({
  id: 'X141',
  method: 'POST',
  path: '/ai/pc/plan/update',
  encoding: 'json',
  auth: 'session',
  module: 'assistant',
  request: v.object({
    aiPlanId: jsonId,
    op: v.picklist(aiPlanOperations),
    week: v.optional(jsonInteger(1, 12)),
    courseId: v.optional(jsonId),
    toWeek: v.optional(jsonInteger(1, 12)),
    title: v.optional(text(1, 60)),
  }),
  data: aiPlan,
});

/** Turns a draft into a plan of the learner's own. */
export const aiPlanAccept = defineCall({
  id: 'X142',
  method: 'POST',
  path: '/ai/pc/plan/accept',
  encoding: 'json',
  auth: 'session',
  module: 'assistant',
  idempotent: true,
  request: merged(idempotency, { aiPlanId: jsonId, startTime: jsonInteger() }),
  data: v.object({ planId: v.number() }),
});

/** The learner's last 50 conversations with the assistant. */
export const chatSessions = defineCall({
  id: 'X143',
  method: 'GET',
  path: '/ai/pc/chat/sessions',
  encoding: 'query',
  auth: 'session',
  module: 'assistant',
  request: noRequest,
  data: v.array(aiChatSession),
});

/** The messages of a conversation, from a given one on. */
export const chatMessages = defineCall({
  id: 'X144',
  method: 'GET',
  path: '/ai/pc/chat/messages',
  encoding: 'query',
  auth: 'session',
  module: 'assistant',
  request: v.object({ sessionId: wireId, after: v.optional(wireInteger()) }),
  data: v.object({ list: v.array(aiChatMessage), nextAfter: v.number() }),
});

/**
 * Sends a message to the assistant. With `stream` the answer is a stream of the events `delta`, `done` and
 * `error` instead of an envelope; a failure before the first byte is answered with an envelope.
 */
export const chatSend = defineCall({
  id: 'X145',
  method: 'POST',
  path: '/ai/pc/chat/send',
  encoding: 'json',
  auth: 'session',
  module: 'assistant',
  rate: 'assistant',
  idempotent: true,
  request: merged(idempotency, {
    sessionId: v.optional(jsonId),
    text: text(1, 2000),
    stream: v.boolean(),
    context: v.optional(
      v.object({
        courseId: v.optional(jsonId),
        itemId: v.optional(jsonId),
        position: v.optional(jsonNumber(0, 360_000)),
        route: text(0, 256),
      }),
    ),
  }),
  data: v.object({ sessionId: v.number(), message: aiChatMessage }),
});

/** Rates an answer of the assistant: 1 helpful, -1 not helpful, 0 removes the rating. */
export const chatFeedback = defineCall({
  id: 'X146',
  method: 'POST',
  path: '/ai/pc/chat/feedback',
  encoding: 'json',
  auth: 'session',
  module: 'assistant',
  request: v.object({ messageId: jsonId, value: v.picklist([1, -1, 0]) }),
  data: ok,
});

/** Deletes a conversation. */
export const chatDelete = defineCall({
  id: 'X147',
  method: 'POST',
  path: '/ai/pc/chat/delete',
  encoding: 'json',
  auth: 'session',
  module: 'assistant',
  request: v.object({ sessionId: jsonId }),
  data: ok,
});
