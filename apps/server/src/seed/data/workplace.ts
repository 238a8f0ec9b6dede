import { LoginKind } from '@stoa/domain';
import type { workplaceApp, workplaceIdentity } from '../../db/schema/index.ts';
import { workplaceApps } from '../../providers/sources.ts';
import type { WorkplaceApp } from '../../providers/sources.ts';
import { loginPages } from './companies.ts';
import { namedUsers } from './members.ts';

type AppRow = typeof workplaceApp.$inferInsert;
type IdentityRow = typeof workplaceIdentity.$inferInsert;

const kinds: Readonly<Record<WorkplaceApp, LoginKind>> = {
  app1: LoginKind.App1,
  app2: LoginKind.App2,
  app3: LoginKind.App3,
  app4: LoginKind.App4,
};

/** The workplace apps of each company, which are those that its login page offers. */
export const installedApps: readonly (AppRow & { companyId: number })[] = loginPages.flatMap(
  ({ companyId, loginTypes }) =>
    workplaceApps
      .filter((source) => companyId !== undefined && loginTypes.includes(kinds[source]))
      .map((source) => ({
        companyId: companyId ?? 0,
        source,
        appId: `demo-${source}-${companyId}`,
        corpId: source === 'app1' ? `demo-corp-${companyId}` : '',
        agentId: source === 'app1' ? `${companyId}001` : '',
      })),
);

/**
 * Job number of a person who has not linked an account of the messaging app, so that signing in with it
 * answers 2010.
 */
const notLinked = 'SR0005';

/** An identity linked to somebody without a company, so that signing in with it answers 2005. */
const visitors: readonly IdentityRow[] = [{ companyId: 1001, source: 'app1', subject: 'GUEST1', userId: 8 }];

/** Identities in workplace apps; their subject is the person's job number. */
export const linkedIdentities: readonly IdentityRow[] = [
  ...installedApps.flatMap(({ companyId, source }) =>
    namedUsers.flatMap(({ userId, members }) =>
      members
        .filter((one) => one.companyId === companyId && !(source === 'app1' && one.jobNumber === notLinked))
        .map(({ jobNumber }) => ({ companyId, source, subject: jobNumber, userId })),
    ),
  ),
  ...visitors,
];
