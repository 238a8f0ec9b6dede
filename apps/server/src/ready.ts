import { LoginKind } from '@stoa/domain';
import type { DemoCompany } from './seed/index.ts';

export interface ReadyCompany {
  name: string;
  url: string;
  /** Another address for signing in, set when the company's own page offers no passwords. */
  signInUrl: string | undefined;
  accounts: { account: string; password: string; name: string; note: string }[];
}

const textOf = ({ zh, en }: { zh: string; en: string }) => (zh === en ? zh : `${zh} / ${en}`);

/** What the start command prints about each demo company. */
export function readyCompanies(
  companies: readonly DemoCompany[],
  loginTypes: ReadonlyMap<number, readonly LoginKind[]>,
  port: number,
): ReadyCompany[] {
  const platform = `http://localhost:${port}`;
  return companies.map(({ companyId, hostLabel, name, accounts }) => ({
    name: textOf(name),
    url: hostLabel === '' ? platform : `http://${hostLabel}.localhost:${port}`,
    // Where a company's own page offers no passwords, its people sign in on the platform's page and reach
    // their company from there.
    signInUrl: loginTypes.get(companyId)?.includes(LoginKind.Password) === true ? undefined : platform,
    accounts: accounts.map((one) => ({
      account: one.phone,
      password: one.password,
      name: textOf(one.name),
      // With the job number, because it is what one signs in with on that tab.
      note: one.jobNumber === '' ? textOf(one.title) : `${textOf(one.title)} · ${one.jobNumber}`,
    })),
  }));
}
