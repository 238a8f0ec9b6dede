import { MbaState } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { miniMbaIntro as miniMbaIntroData, miniMbaProgramme } from './types/minimba.ts';
import { idempotency, jsonId, merged, text, wireId } from './types/wire.ts';

export type { MiniMbaIntro, MiniMbaProgramme } from './types/minimba.ts';

/** A mini-MBA programme; without `mbaId` the current one. */
export const miniMbaIntro = defineCall({
  id: 'X124',
  method: 'GET',
  path: '/minimba/pc/intro',
  encoding: 'query',
  auth: 'session',
  request: v.optional(v.object({ mbaId: v.optional(wireId) }), {}),
  data: miniMbaIntroData,
});

/** Applies for a place in a term. */
export const miniMbaApply = defineCall({
  id: 'X125',
  method: 'POST',
  path: '/minimba/pc/apply',
  encoding: 'json',
  auth: 'session',
  idempotent: true,
  request: merged(idempotency, { mbaId: jsonId, termId: jsonId, reason: text(1, 2000) }),
  data: v.object({ state: v.enum(MbaState) }),
});

/** A mini-MBA programme with the tasks of each module. */
export const miniMbaDetail = defineCall({
  id: 'X126',
  method: 'GET',
  path: '/minimba/pc/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ mbaId: wireId }),
  data: miniMbaProgramme,
});
