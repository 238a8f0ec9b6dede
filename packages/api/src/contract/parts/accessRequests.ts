import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { accessRequestStates, accessRequestTask } from '../types/accessRequest.ts';
import { idempotency, jsonId, merged, pageOf, pageRequest, text } from '../types/wire.ts';

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
