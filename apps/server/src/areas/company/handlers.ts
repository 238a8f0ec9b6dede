import type { CompanyBrief, NavItem } from '@stoa/api/contract/company';
import { AdvertSlot, ErrorCode } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { company } from '../../db/schema/index.ts';
import type { StoredNavItem } from '../../db/schema/company.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers, Run } from '../../http/register.ts';
import type { SessionContext } from '../../http/handle.ts';
import { hasAdvert } from '../home/adverts.ts';
import { unreadCount } from '../notification/queries.ts';
import { inCompany, joinedIds } from './membership.ts';
import { orgsOf } from './orgs.ts';

const navItem = ({ key, title, target, children }: StoredNavItem, text: SessionContext['text']): NavItem => ({
  key,
  title: text(title),
  target,
  ...(children === undefined ? {} : { children: children.map((child) => navItem(child, text)) }),
});

/** Organisations of the current company, or of another one that the caller has joined. */
const orgs: Run<'companyOrgs'> = async (context, { companyId }) => {
  const { tx, session, text } = context;
  if (companyId === session.companyId) return orgsOf(tx, companyId, text);
  if (!(await joinedIds(context)).includes(companyId)) throw new BusinessError(ErrorCode.NoPermission);
  return inCompany(context, companyId, () => orgsOf(tx, companyId, text));
};

/** The caller's companies, the current one first. */
const joined: Run<'joinedCompanies'> = async (context) => {
  const { tx, session, text, media } = context;
  const others = (await joinedIds(context)).filter((id) => id !== session.companyId);
  const list: CompanyBrief[] = [];
  for (const companyId of [session.companyId, ...others]) {
    const brief = await inCompany(context, companyId, async () => {
      const [row] = await tx.select().from(company).where(eq(company.companyId, companyId));
      return (
        row && {
          companyId,
          companyName: text(row.name),
          logo: media(row.logo),
          current: companyId === session.companyId,
          unreadNum: await unreadCount(tx, { userId: session.userId, companyId }),
        }
      );
    });
    if (brief !== undefined) list.push(brief);
  }
  return list;
};

const info: Run<'companyInfo'> = async ({ tx, session, text, media }) => {
  const [row] = await tx.select().from(company).where(eq(company.companyId, session.companyId));
  if (row === undefined) throw new BusinessError(ErrorCode.NotFound);
  return {
    companyId: row.companyId,
    companyName: text(row.platformName),
    logo: media(row.logo),
    fontSize: row.fontSize,
    colorPrimary: row.colorPrimary,
    deep: row.deep,
    tabLogoUrl: media(row.tabLogoUrl),
    tabTitle: text(row.tabTitle),
    footerHtml: row.footerHtml === null ? undefined : text(row.footerHtml),
    servicePhone: row.servicePhone ?? undefined,
    navItems: row.navItems.map((item) => navItem(item, text)),
    topAdvert: await hasAdvert(tx, session.companyId, AdvertSlot.TopStrip),
  };
};

export const companyHandlers = {
  companyOrgs: orgs,
  joinedCompanies: joined,
  companyInfo: info,
} satisfies Handlers;
