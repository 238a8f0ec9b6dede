import { noCompanyId } from '@stoa/domain';
import type { LoginKind } from '@stoa/domain';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account, company, loginPageConfig, member } from '../../db/schema/index.ts';
import type { Phone } from './phone.ts';
import type { Membership, Target } from './rules.ts';

/** Branding of a tenant by its domainName; an unknown or empty one is the platform's (`loginPage`). */
export async function brandingOf(tx: Database, domainName: string) {
  const rows = await tx
    .select({ company, page: loginPageConfig })
    .from(company)
    .innerJoin(loginPageConfig, eq(loginPageConfig.companyId, company.companyId))
    .where(or(eq(company.code, domainName), eq(company.companyId, noCompanyId)));
  return rows.find((row) => row.company.code === domainName) ?? rows[0];
}

export async function targetOf(tx: Database, domainName: string): Promise<Target> {
  const branding = await brandingOf(tx, domainName);
  const loginTypes: LoginKind[] = branding?.page.loginTypes ?? [];
  return { companyId: branding?.company.companyId ?? noCompanyId, loginTypes };
}

export async function accountBy(tx: Database, text: string) {
  const [row] = await tx
    .select()
    .from(account)
    .where(
      or(
        sql`${account.countryCode} = '86' and ${account.phone} = ${text}`,
        sql`lower(${account.email}) = ${text}`,
        sql`lower(${account.username}) = ${text}`,
      ),
    )
    .limit(1);
  return row;
}

export async function accountByPhone(tx: Database, { countryCode, number }: Phone) {
  const [row] = await tx
    .select()
    .from(account)
    .where(and(eq(account.countryCode, countryCode), eq(account.phone, number)));
  return row;
}

/** Finds an account by job number, in any case. */
export async function accountByJobNumber(tx: Database, companyId: number, jobNumber: string) {
  const [row] = await tx
    .select({ person: account })
    .from(member)
    .innerJoin(account, eq(account.userId, member.userId))
    .where(and(eq(member.companyId, companyId), sql`lower(${member.jobNumber}) = ${jobNumber.toLowerCase()}`))
    .orderBy(member.memberId)
    .limit(1);
  return row?.person;
}

export const membershipsOf = (tx: Database, userId: number): Promise<Membership[]> =>
  tx
    .select({
      memberId: member.memberId,
      companyId: member.companyId,
      state: member.state,
      companyStatus: company.status,
    })
    .from(member)
    .innerJoin(company, eq(company.companyId, member.companyId))
    .where(eq(member.userId, userId));
