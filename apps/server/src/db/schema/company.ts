import { CompanyStatus, FontSize } from '@stoa/domain';
import type { LinkTarget, LoginKind, TargetKind } from '@stoa/domain';
import { boolean, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, localised } from './columns.ts';
import type { Localised } from './columns.ts';
import { ofCompany, ownedTable } from './ownership.ts';

export interface StoredNavItem {
  key: string;
  title: Localised;
  target: LinkTarget;
  children?: StoredNavItem[];
}

/** A tenant. `code` is its domainName; company 500 is the platform, whose code is empty. */
export const company = ownedTable('company', ofCompany(), {
  companyId: id().primaryKey(),
  code: text().notNull().unique(),
  name: localised().notNull(),
  shortName: localised().notNull(),
  platformName: localised().notNull(),
  /** Media path, see `media/urls.ts`. */
  logo: text().notNull().default(''),
  fontSize: integer().$type<FontSize>().notNull().default(FontSize.Standard),
  industryId: id(),
  status: integer().$type<CompanyStatus>().notNull().default(CompanyStatus.Active),
  colorPrimary: text().notNull().default(''),
  deep: boolean().notNull().default(false),
  tabLogoUrl: text().notNull().default(''),
  tabTitle: localised().notNull(),
  footerHtml: localised(),
  servicePhone: text(),
  navItems: jsonb().$type<StoredNavItem[]>().notNull().default([]),
  /** Credit to reach in a year, by kind. */
  compulsoryTarget: integer().notNull().default(0),
  electiveTarget: integer().notNull().default(0),
});

export interface StoredLoginApp {
  loginKind: typeof LoginKind.App1 | typeof LoginKind.App2 | typeof LoginKind.App3 | typeof LoginKind.App4;
  name: Localised;
  iconUrl: string;
  authorizeUrl: string;
}

/**
 * The part of the branding that only the login page shows; colour, icon and title are stored with the
 * company.
 */
export const loginPageConfig = ownedTable('login_page_config', ofCompany(), {
  companyId: id()
    .primaryKey()
    .references(() => company.companyId),
  name: localised().notNull(),
  slogan: localised().notNull(),
  logoUrl: text().notNull().default(''),
  backgroundUrl: text().notNull().default(''),
  bottomDescription: localised().notNull(),
  showDownloadButton: boolean().notNull().default(true),
  loginTypes: integer().array().$type<LoginKind[]>().notNull(),
  downloadUrl: text(),
  agreementUrl: text(),
  privacyUrl: text(),
  apps: jsonb().$type<StoredLoginApp[]>().notNull().default([]),
});

const off = () => boolean().notNull().default(false);

/** Feature flags with the defaults of specification point 3. */
export const globalConfig = ownedTable('global_config', ofCompany(), {
  companyId: id()
    .primaryKey()
    .references(() => company.companyId),
  knowledgeModule: boolean().notNull().default(true),
  showVipPaidCourseFlg: off(),
  showWannaLearnFlg: off(),
  showSharingRewardsFlg: off(),
  showSearchCourseFlg: off(),
  showRecommendCourseFlg: off(),
  showAiChatFlg: off(),
  hidePCFooter: boolean('hide_pc_footer').notNull().default(false),
  hidePCHeader: boolean('hide_pc_header').notNull().default(false),
  hideCourseComment: off(),
  hideCourseStudyNum: off(),
  hideCourseCollect: off(),
  privateFileServer: off(),
  hideMyOrder: off(),
});

/**
 * The company's settings at the video cloud. `appSecret` here is limited to the company and is never the
 * cloud's master secret.
 */
export const vodConfig = ownedTable('vod_config', ofCompany(), {
  companyId: id()
    .primaryKey()
    .references(() => company.companyId),
  appKey: text().notNull(),
  appSecret: text().notNull(),
  audioTypeId: id().notNull(),
  audioPresetId: id().notNull(),
  videoTypeId: id().notNull(),
  videoPresetId: id().notNull(),
  callbackUrl: text().notNull(),
  uploadCallbackUrl: text().notNull(),
});

export const org = ownedTable('org', ofCompany(), {
  orgId: id().primaryKey(),
  companyId: id()
    .notNull()
    .references(() => company.companyId),
  /** 0 for an organisation at the top. */
  parentId: id().notNull().default(0),
  name: localised().notNull(),
  sort: integer().notNull().default(0),
});

/** Platform content that was granted to a company. */
export const platformGrant = ownedTable(
  'platform_grant',
  ofCompany(),
  {
    companyId: id()
      .notNull()
      .references(() => company.companyId),
    targetKind: integer().$type<TargetKind>().notNull(),
    targetId: id().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.targetKind, table.targetId] })],
);
