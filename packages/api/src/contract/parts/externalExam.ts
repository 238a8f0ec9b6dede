import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { externalEntry, externalExam } from '../types/externalExam.ts';
import { idempotency, matching, merged, text } from '../types/wire.ts';

const externalCode = matching(/^[\w-]{1,64}$/);

/** An exam that needs no account, by the code of its link; an unknown code is refused (4010). */
export const externalExamInfo = defineCall({
  id: 'X42',
  method: 'GET',
  path: '/exam/pc/external/info',
  encoding: 'query',
  auth: 'none',
  request: v.object({ code: externalCode }),
  data: externalExam,
});

/**
 * Enters an external exam and returns a guest token for this exam only; the same phone number and name are the
 * same guest.
 */
export const externalExamEnter = defineCall({
  id: 'X43',
  method: 'POST',
  path: '/exam/pc/external/enter',
  encoding: 'json',
  auth: 'none',
  idempotent: true,
  request: merged(idempotency, {
    code: externalCode,
    name: text(1, 20),
    phone: matching(/^\d{5,15}$/),
    company: v.optional(text(1, 64)),
    jobNumber: v.optional(text(1, 32)),
    email: v.optional(text(3, 64)),
    password: v.optional(matching(/^.{1,64}$/s)),
  }),
  data: externalEntry,
});
