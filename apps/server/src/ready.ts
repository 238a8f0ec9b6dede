import { LoginKind } from '@stoa/domain';
import type { DemoCompany } from './seed/index.ts';

export interface ReadyCompany {
  name: string;
  url: string;
  /** Set when the company's own page cannot take these passwords. */
  signInUrl: string | undefined;
  accounts: { account: string; password: string; name: string; note: string }[];
}

const textOf = ({ zh, en }: { zh: string; en: string }) => (zh === en ? zh : `${zh} / ${en}`);

/** What the start prints of each demo company. */
export function readyCompanies(
  companies: readonly DemoCompany[],
  loginTypes: ReadonlyMap<number, readonly LoginKind[]>,
  port: number,
): ReadyCompany[] {
  const platform = `http://localhost:${port}`;
  return companies.map(({ companyId, hostLabel, name, accounts }) => ({
    name: textOf(name),
    url: hostLabel === '' ? platform : `http://${hostLabel}.localhost:${port}`,
    // Where a company's own page offers no password, its people enter their company by the platform's page.
    signInUrl: loginTypes.get(companyId)?.includes(LoginKind.Password) === true ? undefined : platform,
    accounts: accounts.map((one) => ({
      account: one.phone,
      password: one.password,
      name: textOf(one.name),
      note: textOf(one.title),
    })),
  }));
}
