import { defineCall } from './define.ts';
import { vipCenter as vipCenterData } from './types/vip.ts';
import { noRequest } from './types/wire.ts';

export type { FaqEntry, VipCenter, VipProduct } from './types/vip.ts';

/** The VIP centre; refused for members to whom VIP is hidden (1005). */
export const vipCenter = defineCall({
  id: 'X110',
  method: 'GET',
  path: '/vip/pc/center',
  encoding: 'query',
  auth: 'session',
  module: 'vip',
  request: noRequest,
  data: vipCenterData,
});
