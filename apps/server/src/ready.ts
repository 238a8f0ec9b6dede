import { LoginKind } from '@stoa/domain';
import type { DemoCompany } from './seed/index.ts';

export interface ReadyCompany {
  name: string;
  url: string;
  /** Another address for signing in, set when the company's own page offers no passwords. */
  signInUrl: string | undefined;
  accounts: {
    account: string;
    password: string;
    name: string;
    note: string;
    /** Set where the company's people sign in by job number as well. */
    jobNumber: string | undefined;
  }[];
}

const textOf = ({ zh, en }: { zh: string; en: string }) => (zh === en ? zh : `${zh} / ${en}`);

/** The lines that the start command prints about each demo company. */
export function readyCompanies(
  companies: readonly DemoCompany[],
  loginTypes: ReadonlyMap<number, readonly LoginKind[]>,
  port: number,
): ReadyCompany[] {
  const platform = `http://localhost:${port}`;
  return companies.map(({ companyId, hostLabel, name, accounts }) => ({
    name: textOf(name),
    url: hostLabel === '' ? platform : `http://${hostLabel}.localhost:${port}`,
    // Where a company's own page offers no passwords, its people sign in on the platform's page and get to
    // their company from there.
    signInUrl: loginTypes.get(companyId)?.includes(LoginKind.Password) === true ? undefined : platform,
    accounts: accounts.map((one) => ({
      account: one.phone,
      password: one.password,
      name: textOf(one.name),
      note: textOf(one.title),
      jobNumber:
        loginTypes.get(companyId)?.includes(LoginKind.JobNumber) === true ? one.jobNumber : undefined,
    })),
  }));
}
