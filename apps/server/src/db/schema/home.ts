import { AdvertFrequency, ListLayout } from '@stoa/domain';
import type {
  AdvertSlot,
  AssignKind,
  BannerLayout,
  ContentKind,
  CornerPosition,
  HomeModuleKind,
  LinkTarget,
  NavAreaKind,
  PageKey,
  PlanItemType,
  StudyContext,
  TaskItemKind,
} from '@stoa/domain';
import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, linkTarget, localised, time } from './columns.ts';
import type { Localised, StoredCorner } from './columns.ts';
import { company } from './company.ts';
import type { globalConfig } from './company.ts';
import { ofCompany, ofCompanyOrPlatform, ofPerson, ownedTable } from './ownership.ts';

const owner = () =>
  id()
    .notNull()
    .references(() => company.companyId);

/** How the banners of a page are laid out; a page without a row has no banners. */
export const bannerGroup = ownedTable(
  'banner_group',
  ofCompanyOrPlatform(),
  {
    companyId: owner(),
    pageKey: text().$type<PageKey>().notNull(),
    layout: integer().$type<BannerLayout>().notNull(),
    autoplaySeconds: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.pageKey] })],
);

export const banner = ownedTable('banner', ofCompanyOrPlatform(), {
  bannerId: id().primaryKey(),
  companyId: owner(),
  pageKey: text().$type<PageKey>().notNull(),
  title: localised().notNull(),
  imageUrl: text().notNull(),
  imageAlt: localised().notNull(),
  target: linkTarget(),
  sort: integer().notNull().default(0),
  startTime: time().notNull(),
  endTime: time().notNull(),
});

export const advert = ownedTable('advert', ofCompanyOrPlatform(), {
  advId: id().primaryKey(),
  companyId: owner(),
  pageKey: text().$type<PageKey>().notNull(),
  slot: integer().$type<AdvertSlot>().notNull(),
  title: localised().notNull(),
  imageUrl: text().notNull(),
  corner: integer().$type<CornerPosition>(),
  target: linkTarget(),
  frequency: integer().$type<AdvertFrequency>().notNull().default(AdvertFrequency.EveryVisit),
  closable: boolean().notNull().default(true),
  sort: integer().notNull().default(0),
});

/** Name of a flag in the global configuration. */
export type ModuleFlag = Exclude<keyof typeof globalConfig.$inferSelect, 'companyId'>;

export const homeFunction = ownedTable('home_function', ofCompany(), {
  functionId: id().primaryKey(),
  companyId: owner(),
  name: localised().notNull(),
  iconUrl: text().notNull().default(''),
  target: linkTarget().notNull(),
  badge: localised(),
  sort: integer().notNull().default(0),
  /** Name of a flag; the entry is left out while the flag is false (`homeFunctions`). */
  flag: text().$type<ModuleFlag>(),
});

/**
 * An entry that a company has chosen by hand for a section, with its own title. Changing data, such as
 * progress or the state of a stream, is never stored with it.
 */
export interface StoredLink {
  target: LinkTarget;
  title: Localised;
  coverUrl?: string;
  summary?: Localised;
  corners?: StoredCorner[];
  contentKind?: ContentKind;
  meta?: Localised[];
}

export interface StoredBanner {
  bannerId: number;
  title: Localised;
  imageUrl: string;
  imageAlt: Localised;
  target?: LinkTarget;
}

/** Pictures of a BANNER module; their layout is the module's `bannerLayout`. */
export interface StoredBanners {
  autoplaySeconds: number;
  list: StoredBanner[];
}

const moduleColumns = () => ({
  moduleId: id().primaryKey(),
  companyId: owner(),
  kind: integer().$type<HomeModuleKind>().notNull(),
  title: localised().notNull(),
  subtitle: localised(),
  layout: integer().$type<ListLayout>().notNull().default(ListLayout.Card),
  bannerLayout: integer().$type<BannerLayout>(),
  limit: integer().notNull().default(8),
  moreTarget: linkTarget(),
  sort: integer().notNull().default(0),
  query: jsonb().$type<Record<string, string>>(),
  links: jsonb().$type<StoredLink[]>(),
  html: localised(),
  flag: text().$type<ModuleFlag>(),
  banners: jsonb().$type<StoredBanners>(),
});

/**
 * A section of the home page. The area of its kind fills it with its current content, by `query`; `links` are
 * the entries of a kind that no area fills.
 */
export const homeModule = ownedTable('home_module', ofCompany(), moduleColumns());

/** A section of a home page in preparation. It has a table of its own, so that no list shows it by mistake. */
export const homePreviewModule = ownedTable(
  'home_preview_module',
  ofCompany({
    // An admin of the company sees drafts; for a reader with a preview token the system reads them.
    policies: {
      admin_of_company: {
        for: 'select',
        using: `company_id = stoa_company() AND EXISTS (
          SELECT 1 FROM member m
          WHERE m.company_id = stoa_company() AND m.user_id = stoa_user() AND m.admin AND m.state = 1)`,
      },
    },
  }),
  { previewId: id().notNull(), ...moduleColumns() },
  (table) => [index().on(table.previewId)],
);

/** A tab of a navigation area, with its contents in the company's order. */
export interface StoredAreaTab {
  tabId: number;
  name: Localised;
  targetIds: number[];
}

/** A page of courses, topics or classes that a company has put together; `areaKind` is its kind. */
export const navArea = ownedTable('nav_area', ofCompany(), {
  areaId: id().primaryKey(),
  companyId: owner(),
  areaKind: integer().$type<NavAreaKind>().notNull(),
  name: localised().notNull(),
  descriptionHtml: localised().notNull(),
  bannerUrl: text().notNull().default(''),
  tabs: jsonb().$type<StoredAreaTab[]>().notNull().default([]),
  /** Contents outside any tab. */
  targetIds: integer().array().notNull().default([]),
});

/**
 * A task of a learner: the target, who has assigned it and the due time. Progress is not stored here but read
 * from the area of the target, because a copy would become out of date.
 */
export const upcomingTask = ownedTable(
  'upcoming_task',
  ofPerson({ userId: 'task' }),
  {
    taskKey: text().primaryKey(),
    userId: id().notNull(),
    companyId: owner(),
    target: linkTarget().notNull(),
    planItemType: integer().$type<PlanItemType>(),
    taskItemKind: integer().$type<TaskItemKind>(),
    title: localised().notNull(),
    parentTitle: localised(),
    assignKind: integer().$type<AssignKind>().notNull(),
    startTime: time(),
    dueTime: time(),
    context: jsonb().$type<StudyContext>().notNull().default({}),
  },
  (table) => [index().on(table.userId, table.companyId)],
);
