import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { org } from '../types/companyInfo.ts';
import { jsonId } from '../types/wire.ts';

/** The organisations of a joined company as a flat list; any other company is refused (1003). */
export const companyOrgs = defineCall({
  id: 'S6',
  method: 'POST',
  path: '/company/company/orgListByCompanyId',
  encoding: 'json',
  auth: 'session',
  request: v.object({ companyId: jsonId }),
  data: v.array(org),
});
