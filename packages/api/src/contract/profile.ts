import { Gender, locales } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { loginSession, profile as profileData } from './types/profile.ts';
import { newPassword } from './types/signIn.ts';
import { jsonId, matching, noRequest, ok, orElse } from './types/wire.ts';

export { editableFields } from './types/profile.ts';
export type { LoginSession, Profile } from './types/profile.ts';

/** The account as its owner sees it. */
export const profile = defineCall({
  id: 'X4',
  method: 'GET',
  path: '/user/pc/profile',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: profileData,
});

/** Changes the account; fields that `editable` does not name are refused (1003). */
export const profileUpdate = defineCall({
  id: 'X5',
  method: 'POST',
  path: '/user/pc/profile/update',
  encoding: 'json',
  auth: 'session',
  request: v.object({
    avatarFileId: v.optional(jsonId),
    realName: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{M} ·-]{2,20}$/u))),
    email: v.optional(matching(/^(?=.{3,64}$)[^@\s]+@[^@\s]+$/)),
    gender: v.optional(v.enum(Gender)),
    locale: v.optional(v.picklist(locales)),
  }),
  data: profileData,
});

/** Changes the password and ends the person's other sessions. */
export const passwordChange = defineCall({
  id: 'X6',
  method: 'POST',
  path: '/user/pc/password/change',
  encoding: 'json',
  auth: 'session',
  request: v.object({ oldPassword: matching(/^.{1,64}$/s), newPassword }),
  data: ok,
});

/** The logins of the person that are still valid, in every company, the last used first. */
export const sessionList = defineCall({
  id: 'X153',
  method: 'GET',
  path: '/user/pc/session/list',
  encoding: 'query',
  auth: 'session',
  request: noRequest,
  data: v.object({ list: v.array(loginSession) }),
});

/** Ends another login of the person; without `sessionId` all but the caller's own. */
export const sessionEnd = defineCall({
  id: 'X154',
  method: 'POST',
  path: '/user/pc/session/end',
  encoding: 'json',
  auth: 'session',
  request: v.object({ sessionId: v.optional(matching(/^[\w-]{1,64}$/)) }),
  data: orElse(v.object({ ended: v.number() }), { ended: 0 }),
});
