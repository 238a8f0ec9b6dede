import { companyInfo } from '@stoa/api/contract/company';
import type { NavItem } from '@stoa/api/contract/company';
import { globalConfig, videoCloudConfig } from '@stoa/api/contract/config';
import { unreadNum } from '@stoa/api/contract/notification';
import { ErrorCode } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { company, notification, vodConfig } from '../../db/schema/index.ts';
import type { StoredNavItem } from '../../db/schema/company.ts';
import { BusinessError } from '../../http/errors.ts';
import { handle } from '../../http/handle.ts';
import type { SessionContext } from '../../http/handle.ts';
import { flagsOf } from './queries.ts';

const navItem = ({ key, title, target, children }: StoredNavItem, text: SessionContext['text']): NavItem => ({
  key,
  title: text(title),
  target,
  ...(children === undefined ? {} : { children: children.map((child) => navItem(child, text)) }),
});

/** S9. */
const info = handle(companyInfo, async (_request, { tx, session, text, media }) => {
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
  };
});

/** S17. */
const flags = handle(globalConfig, (_request, { tx, session, services }) =>
  flagsOf(tx, session.companyId, services.settings),
);

/** S16: inside `data`, an object named after the video-cloud provider. */
const videoCloud = handle(videoCloudConfig, async (_request, { tx, session, services }) => {
  const [row] = await tx.select().from(vodConfig).where(eq(vodConfig.companyId, session.companyId));
  if (row === undefined) return {};
  const { companyId: _id, ...config } = row;
  return { [services.settings.VOD_PROVIDER_KEY]: config };
});

/** S12. */
const unread = handle(unreadNum, async (_request, { tx, session }) => ({
  unreadNum: await tx.$count(
    notification,
    and(
      eq(notification.userId, session.userId),
      eq(notification.companyId, session.companyId),
      eq(notification.readFlg, false),
    ),
  ),
}));

export const companyHandlers = [info, flags, videoCloud, unread];
