import { courseSorts } from '@stoa/api/contract/course';
import type { CourseSummary } from '@stoa/api/contract/course';
import type { BannerGroup, HomeModule, ModuleItem } from '@stoa/api/contract/home';
import {
  BannerLayout,
  CourseListKind,
  CourseSource,
  HomeModuleKind,
  TargetKind,
  isValueOf,
} from '@stoa/domain';
import { asc, eq } from 'drizzle-orm';
import { homeModule } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { CourseFilter } from '../course/list.ts';
import { coursePage } from '../course/queries.ts';
import { cornersOf } from '../course/summary.ts';
import type { Viewer } from '../course/rules.ts';
import { viewerOf } from '../course/viewer.ts';
import { isClosedModule, leadsToClosed } from './closed.ts';

type ModuleRow = typeof homeModule.$inferSelect;

/** Reads the stored query of a COURSES module; what is no filter is left out. */
function filterOf(query: Record<string, string>): CourseFilter {
  const id = (name: string) => (/^\d{1,15}$/.test(query[name] ?? '') ? Number(query[name]) : undefined);
  const kind = query['kind'];
  return {
    kind: isValueOf(CourseListKind, kind) ? kind : CourseListKind.All,
    categoryId: id('categoryId'),
    industryId: id('industryId'),
    tagId: id('tagId'),
    collectionId: id('collectionId'),
    lecturerId: id('lecturerId'),
    sort: courseSorts.find((sort) => sort === query['sort']),
  };
}

const courseItem = (course: CourseSummary): ModuleItem => ({
  target: {
    kind: course.source === CourseSource.Platform ? TargetKind.CloudCourse : TargetKind.Course,
    id: course.courseId,
  },
  title: course.title,
  coverUrl: course.coverUrl,
  summary: course.summary,
  corners: course.corners,
  meta: [course.categoryName],
  categoryId: course.categoryId,
  progress: course.progress,
});

async function itemsOf(
  row: ModuleRow,
  context: SessionContext,
  viewer: Viewer,
): Promise<ModuleItem[] | undefined> {
  if (row.kind === HomeModuleKind.Courses) {
    const page = await coursePage(context, viewer, filterOf(row.query ?? {}), 1, row.limit);
    return page.list.map(courseItem);
  }
  const { text, media } = context;
  const open = row.items?.filter(({ target }) => !leadsToClosed(target, viewer));
  return open?.slice(0, row.limit).map(({ title, summary, meta, coverUrl, corners, ...item }) => ({
    ...item,
    title: text(title),
    coverUrl: coverUrl === undefined ? undefined : media(coverUrl),
    summary: summary === undefined ? undefined : text(summary),
    corners: corners === undefined ? undefined : cornersOf(corners, text),
    meta: meta?.map(text),
  }));
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

/** Modules as the home page shows them, with their first items; those of closed areas are left out. */
export async function modulesFrom(
  rows: readonly ModuleRow[],
  context: SessionContext,
): Promise<HomeModule[]> {
  const viewer = await viewerOf(context);
  const modules: HomeModule[] = [];
  for (const row of rows) {
    if (isClosedModule(row, viewer)) continue;
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
      items: await itemsOf(row, context, viewer),
      html: row.html === null ? undefined : context.text(row.html),
    });
  }
  return modules;
}

/** The published modules of the current company, in order (contract S3). */
export async function modulesOf(context: SessionContext): Promise<HomeModule[]> {
  const rows = await context.tx
    .select()
    .from(homeModule)
    .where(eq(homeModule.companyId, context.session.companyId))
    .orderBy(asc(homeModule.sort), asc(homeModule.moduleId));
  return modulesFrom(rows, context);
}
