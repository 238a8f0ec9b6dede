import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { userInfo as userInfoData } from '../types/account.ts';
import { ok, wireConstant } from '../types/wire.ts';

/**
 * Logs out (specification point 7.6); `type=5` is a constant, and the client resets the session whatever the
 * answer.
 */
export const logout = defineCall({
  id: 'S34',
  method: 'POST',
  path: '/user/pc/loginOut',
  encoding: 'form',
  auth: 'optional',
  guest: true,
  request: v.object({ type: wireConstant(5) }),
  data: ok,
});

/** The person who is logged in and their rights (specification point 7.4). */
export const userInfo = defineCall({
  id: 'S35',
  method: 'GET',
  path: '/user/user/pc/info',
  encoding: 'query',
  auth: 'session',
  request: v.object({ from: v.literal('pc') }),
  data: userInfoData,
});
