import { CompanyStatus, MemberState } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { company, member } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import type { TestServer } from './server.ts';

/** Disables a member while `work` runs. */
export async function whileDisabled(app: TestServer, memberId: number, work: () => Promise<void>) {
  const set = (state: MemberState) =>
    asSystem(app.database.db, (tx) => tx.update(member).set({ state }).where(eq(member.memberId, memberId)));
  await set(MemberState.Disabled);
  await work();
  await set(MemberState.Active);
}

/** Suspends a company while `work` runs. */
export async function whileSuspended(app: TestServer, companyId: number, work: () => Promise<void>) {
  const set = (status: CompanyStatus) =>
    asSystem(app.database.db, (tx) =>
      tx.update(company).set({ status }).where(eq(company.companyId, companyId)),
    );
  await set(CompanyStatus.Suspended);
  await work();
  await set(CompanyStatus.Active);
}
