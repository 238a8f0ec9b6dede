import * as v from 'valibot';
import { defineCall } from './define.ts';
import { loginResult } from './types/account.ts';
import { companyBrief, companyInfo as companyInfoData } from './types/companyInfo.ts';
import { noRequest, wireConstant, wireId } from './types/wire.ts';

export { companyOrgs } from './parts/companyOrgs.ts';
export type { CompanyBrief, CompanyInfo, NavItem, Org } from './types/companyInfo.ts';

/** Every joined company, including the current one. */
export const joinedCompanies = defineCall({
  id: 'S7',
  method: 'POST',
  path: '/company/pc/otherCompany',
  encoding: 'json',
  auth: 'session',
  request: noRequest,
  data: v.array(companyBrief),
});

/** Switches to another company: answers a token of that company, and the old token ends. */
export const switchCompany = defineCall({
  id: 'S8',
  method: 'POST',
  path: '/user/pc/switchCompany',
  encoding: 'form',
  auth: 'session',
  request: v.object({ companyId: wireId }),
  data: loginResult,
});

/** Base information of the current company (specification point 7.5); the two parameters are constants. */
export const companyInfo = defineCall({
  id: 'S9',
  method: 'GET',
  path: '/company/company/pc/companyInfo',
  encoding: 'query',
  auth: 'session',
  request: v.object({ loginType: wireConstant(3), deviceType: wireConstant(5) }),
  data: companyInfoData,
});
