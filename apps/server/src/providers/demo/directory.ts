import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account, company, member, workplaceApp, workplaceIdentity } from '../../db/schema/index.ts';
import type { Localised } from '../../db/schema/index.ts';
import { workplaceApps } from '../sources.ts';
import type { IdentitySource } from '../sources.ts';

/**
 * Number of people on a page: the named people of the demo, who have the lowest ids; the generated people are
 * not needed.
 */
const shown = 12;

export interface DemoPerson {
  readonly subject: string;
  readonly name: Localised;
  readonly title: Localised;
}

export interface Directory {
  readonly companyId: number;
  readonly companyName: Localised;
  /** App id in a workplace app; '' for the other sources. */
  readonly appId: string;
  readonly corpId: string;
  readonly people: readonly DemoPerson[];
}

const visitor: Localised = { zh: '访客', en: 'Visitor' };

/**
 * The people whom the demo provider knows in a company; undefined if the company has not installed the app.
 */
export async function directoryOf(
  tx: Database,
  source: IdentitySource,
  domainName: string,
): Promise<Directory | undefined> {
  const [owner] = await tx.select().from(company).where(eq(company.code, domainName));
  if (owner === undefined) return undefined;
  const { companyId, name: companyName } = owner;
  const members = await tx
    .select({ subject: member.jobNumber, name: account.realName, title: member.title })
    .from(member)
    .innerJoin(account, eq(account.userId, member.userId))
    .where(eq(member.companyId, companyId))
    .orderBy(asc(member.memberId))
    .limit(shown);
  const app = workplaceApps.find((one) => one === source);
  if (app === undefined) return { companyId, companyName, appId: '', corpId: '', people: members };
  const [installed] = await tx
    .select()
    .from(workplaceApp)
    .where(and(eq(workplaceApp.companyId, companyId), eq(workplaceApp.source, app)));
  if (installed === undefined) return undefined;
  const linked = await tx
    .select({ subject: workplaceIdentity.subject, name: account.realName })
    .from(workplaceIdentity)
    .innerJoin(account, eq(account.userId, workplaceIdentity.userId))
    .where(and(eq(workplaceIdentity.companyId, companyId), eq(workplaceIdentity.source, app)))
    .orderBy(asc(workplaceIdentity.subject));
  const known = new Set(members.map(({ subject }) => subject));
  const visitors = linked
    .filter(({ subject }) => !known.has(subject))
    .map((person) => ({ ...person, title: visitor }));
  const { appId, corpId } = installed;
  return { companyId, companyName, appId, corpId, people: [...members, ...visitors] };
}
