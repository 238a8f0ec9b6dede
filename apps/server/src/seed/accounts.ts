import { companies } from './data/companies.ts';
import { demoPassword, namedUsers } from './data/members.ts';
import type { Localised } from '../db/schema/index.ts';

/** The data that the start command prints about a company. */
export interface DemoCompany {
  companyId: number;
  /** First label of the host: `sunrise` of `sunrise.localhost`; '' is the platform's own host. */
  hostLabel: string;
  name: Localised;
  accounts: { name: Localised; title: Localised; phone: string; jobNumber: string; password: string }[];
}

/** The named people who can sign in, by company. */
export function demoAccounts(): DemoCompany[] {
  return companies.map(({ companyId, code, name }) => ({
    companyId: companyId ?? 0,
    hostLabel: code,
    name,
    accounts: namedUsers.flatMap((user) => {
      const phone = `138${String(user.userId).padStart(8, '0')}`;
      const shown = { name: { zh: user.name[0], en: user.name[1] }, phone, password: demoPassword };
      if (user.members.length === 0) {
        return companyId === 500
          ? [{ ...shown, title: { zh: '个人用户', en: 'No company' }, jobNumber: '' }]
          : [];
      }
      return user.members
        .filter((one) => one.companyId === companyId && !one.disabled)
        .map(({ jobNumber, title }) => ({ ...shown, jobNumber, title: { zh: title[0], en: title[1] } }));
    }),
  }));
}
