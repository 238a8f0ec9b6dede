import * as v from 'valibot';
import { userBrief } from './values.ts';

export const accessRequestStates = ['open', 'granted', 'refused'] as const;
export type AccessRequestState = (typeof accessRequestStates)[number];

/** A request for access as the administrators of the company see it. */
export const accessRequestTask = v.object({
  requestId: v.number(),
  asker: userBrief,
  courseId: v.number(),
  title: v.string(),
  reason: v.string(),
  time: v.number(),
  state: v.picklist(accessRequestStates),
  /** Who answered, when, and with which words; absent while the request is open. */
  answer: v.optional(v.object({ time: v.number(), comment: v.string(), by: v.optional(userBrief) })),
});
export type AccessRequestTask = v.InferOutput<typeof accessRequestTask>;
