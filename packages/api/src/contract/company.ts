import * as v from 'valibot';
import { defineCall } from './define.ts';
import { loginResult } from './types/account.ts';
import { companyBrief, companyInfo as companyInfoData, org } from './types/companyInfo.ts';
import { jsonId, noRequest, wireConstant, wireId } from './types/wire.ts';

export type { CompanyBrief, CompanyInfo, NavItem, Org } from './types/companyInfo.ts';

/** Contract S6: the organisations of a joined company, flat; any other company is refused (1003). */
export const companyOrgs = defineCall({
  id: 'S6',
  method: 'POST',
  path: '/company/company/orgListByCompanyId',
  encoding: 'json',
  auth: 'session',
  request: v.object({ companyId: jsonId }),
  data: v.array(org),
});

/** Contract S7: every joined company, the current one among them. */
export const joinedCompanies = defineCall({
  id: 'S7',
  method: 'POST',
  path: '/company/pc/otherCompany',
  encoding: 'json',
  auth: 'session',
  request: noRequest,
  data: v.array(companyBrief),
});

/** Contract S8: answers a token of the other company; the old one ends (reliability D7). */
export const switchCompany = defineCall({
  id: 'S8',
  method: 'POST',
  path: '/user/pc/switchCompany',
  encoding: 'form',
  auth: 'session',
  request: v.object({ companyId: wireId }),
  data: loginResult,
});

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
