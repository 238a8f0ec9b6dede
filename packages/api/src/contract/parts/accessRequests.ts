import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { userBrief } from '../types/values.ts';
import { idempotency, jsonId, merged, pageOf, pageRequest, text } from '../types/wire.ts';

export const accessRequestStates = ['open', 'granted', 'refused'] as const;
export type AccessRequestState = (typeof accessRequestStates)[number];

/** A request for access as the administrators of the company see it. */
const accessRequestTask = v.object({
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

/** Requests for access of the company's people, the open ones first; for admins, who do not see their own. */
export const accessRequests = defineCall({
  id: 'X168',
  method: 'GET',
  path: '/course/pc/access/list',
  encoding: 'query',
  auth: 'session',
  request: v.optional(merged(pageRequest, { state: v.optional(v.picklist(accessRequestStates)) }), {}),
  data: pageOf(accessRequestTask),
});

/**
 * Opens the course to the person who asked, in this company alone, or refuses it with a comment of one character
 * or more; the person is told. A request that is answered already or was taken back is refused (1008).
 */
export const accessAnswer = defineCall({
  id: 'X169',
  method: 'POST',
  path: '/course/pc/access/answer',
  encoding: 'json',
  auth: 'session',
  rate: 'access',
  idempotent: true,
  request: merged(idempotency, {
    requestId: jsonId,
    granted: v.boolean(),
    comment: v.optional(text(0, 200)),
  }),
  data: accessRequestTask,
});
