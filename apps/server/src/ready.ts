import { LoginKind } from '@stoa/domain';
import type { DemoCompany } from './seed/index.ts';

export interface ReadyCompany {
  name: string;
  url: string;
  accounts: { account: string; password: string; name: string; note: string }[];
}

const textOf = ({ zh, en }: { zh: string; en: string }) => (zh === en ? zh : `${zh} / ${en}`);

/**
 * What the start prints of each demo company. Where a company's own page offers no password login, its
 * people sign in on the platform's page and land in their company.
 */
export function readyCompanies(
  companies: readonly DemoCompany[],
  loginTypes: ReadonlyMap<number, readonly LoginKind[]>,
  port: number,
): ReadyCompany[] {
  return companies.map(({ companyId, hostLabel, name, accounts }) => {
    const own = loginTypes.get(companyId)?.includes(LoginKind.Password) === true;
    const host = own && hostLabel !== '' ? `${hostLabel}.localhost` : 'localhost';
    return {
      name: textOf(name),
      url: `http://${host}:${port}`,
      accounts: accounts.map((one) => ({
        account: one.phone,
        password: one.password,
        name: textOf(one.name),
        note: textOf(one.title),
      })),
    };
  });
}
