import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { company } from '../db/schema/index.ts';
import { Refusal } from '../refusal.ts';

/** The company with this domainName; `''` is the platform. Runs as the system. */
export async function companyCalled(tx: Database, domainName: string): Promise<{ companyId: number }> {
  const [found] = await tx
    .select({ companyId: company.companyId })
    .from(company)
    .where(eq(company.code, domainName));
  if (found !== undefined) return found;
  const rows = await tx.select({ code: company.code }).from(company).orderBy(asc(company.companyId));
  const known = rows.map(({ code }) => code || "''").join(', ');
  throw new Refusal(`No company has the domainName "${domainName}"; there are ${known || 'none yet'}.`);
}
