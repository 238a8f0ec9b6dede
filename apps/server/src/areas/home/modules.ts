import type { BannerGroup, HomeModule, ModuleItem } from '@stoa/api/contract/home';
import { BannerLayout, HomeModuleKind } from '@stoa/domain';
import { asc, eq } from 'drizzle-orm';
import { homeModule } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { sourceOf } from '../../shared/homeModules.ts';
import { cornersOf } from '../course/summary.ts';
import type { Viewer } from '../course/rules.ts';
import { viewerOf } from '../course/viewer.ts';
import { isClosedModule, leadsToClosed } from './closed.ts';

type ModuleRow = typeof homeModule.$inferSelect;

/** Kinds without entries: they have pictures or text of their own, or only mark a place on the page. */
const withoutEntries: ReadonlySet<HomeModuleKind> = new Set([
  HomeModuleKind.Banner,
  HomeModuleKind.Functions,
  HomeModuleKind.Upcoming,
  HomeModuleKind.Advert,
  HomeModuleKind.RichText,
]);

/** Links that the company has chosen by hand for a section, with its own titles. */
const linksIn = ({ links }: ModuleRow, { text, media }: SessionContext): ModuleItem[] | undefined =>
  links?.map(({ target, title, summary, coverUrl, corners, contentKind, meta }) => ({
    target,
    title: text(title),
    summary: summary === undefined ? undefined : text(summary),
    coverUrl: coverUrl === undefined ? undefined : media(coverUrl),
    corners: corners === undefined ? undefined : cornersOf(corners, text),
    contentKind,
    meta: meta?.map(text),
  }));

/** Entries of a section: the current content of its area, else the links that the company has chosen. */
async function itemsOf(
  row: ModuleRow,
  context: SessionContext,
  viewer: Viewer,
): Promise<ModuleItem[] | undefined> {
  const { kind, limit } = row;
  const source = sourceOf(context.services.areas, kind);
  const items =
    source === undefined
      ? linksIn(row, context)
      : await source.itemsOf(context, viewer, { kind, limit, query: row.query ?? {} });
  return items?.filter(({ target }) => !leadsToClosed(target, viewer)).slice(0, limit);
}

const bannersIn = ({ banners, bannerLayout }: ModuleRow, { text, media }: SessionContext): BannerGroup => ({
  layout: bannerLayout ?? BannerLayout.Carousel,
  autoplaySeconds: banners?.autoplaySeconds ?? 0,
  list: (banners?.list ?? []).map((one) => ({
    ...one,
    title: text(one.title),
    imageUrl: media(one.imageUrl),
    imageAlt: text(one.imageAlt),
  })),
});

/** Modules as the home page shows them, with their first items; modules of closed areas are left out. */
export async function modulesFrom(
  rows: readonly ModuleRow[],
  context: SessionContext,
): Promise<HomeModule[]> {
  const viewer = await viewerOf(context);
  const modules: HomeModule[] = [];
  for (const row of rows) {
    if (isClosedModule(row, viewer)) continue;
    const items = await itemsOf(row, context, viewer);
    // A section whose area is not built yet has no entries to show.
    if (items === undefined && !withoutEntries.has(row.kind)) continue;
    modules.push({
      moduleId: row.moduleId,
      kind: row.kind,
      title: context.text(row.title),
      subtitle: row.subtitle === null ? undefined : context.text(row.subtitle),
      layout: row.layout,
      bannerLayout: row.bannerLayout ?? undefined,
      limit: row.limit,
      moreTarget:
        row.moreTarget === null || leadsToClosed(row.moreTarget, viewer) ? undefined : row.moreTarget,
      sort: row.sort,
      query: row.query ?? undefined,
      banners: row.banners === null ? undefined : bannersIn(row, context),
      items,
      html: row.html === null ? undefined : context.text(row.html),
    });
  }
  return modules;
}

/** The published modules of the current company, in order. */
export async function modulesOf(context: SessionContext): Promise<HomeModule[]> {
  const rows = await context.tx
    .select()
    .from(homeModule)
    .where(eq(homeModule.companyId, context.session.companyId))
    .orderBy(asc(homeModule.sort), asc(homeModule.moduleId));
  return modulesFrom(rows, context);
}
