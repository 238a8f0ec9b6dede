import * as v from 'valibot';
import { defineCall } from './define.ts';
import { noRequest } from './types/wire.ts';

/** Contract S12: polled every 60 s and on focus, so it never opens a dialog. */
export const unreadNum = defineCall({
  id: 'S12',
  method: 'POST',
  path: '/user/notification/unreadNum',
  encoding: 'json',
  auth: 'session',
  background: true,
  request: noRequest,
  data: v.object({ unreadNum: v.number() }),
});
