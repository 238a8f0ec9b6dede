import * as v from 'valibot';
import { defineCall } from './define.ts';
import { companyInfo as companyInfoData } from './types/companyInfo.ts';
import { wireConstant } from './types/wire.ts';

export type { CompanyInfo, NavItem } from './types/companyInfo.ts';

/** Contract S9, specification point 7.5: the two parameters are constants. */
export const companyInfo = defineCall({
  id: 'S9',
  method: 'GET',
  path: '/company/company/pc/companyInfo',
  encoding: 'query',
  auth: 'session',
  request: v.object({ loginType: wireConstant(3), deviceType: wireConstant(5) }),
  data: companyInfoData,
});
