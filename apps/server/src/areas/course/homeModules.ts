import { courseSorts } from '@stoa/api/contract/course';
import type { CourseSummary } from '@stoa/api/contract/course';
import type { ModuleItem } from '@stoa/api/contract/home';
import { CourseListKind, CourseSource, HomeModuleKind, TargetKind, isValueOf } from '@stoa/domain';
import { idIn } from '../../shared/homeModules.ts';
import type { HomeModuleSource, WantedModule } from '../../shared/homeModules.ts';
import type { CourseFilter } from './list.ts';
import { coursePage } from './queries.ts';

const filterOf = (query: WantedModule['query']): CourseFilter => ({
  kind: isValueOf(CourseListKind, query['kind']) ? query['kind'] : CourseListKind.All,
  categoryId: idIn(query, 'categoryId'),
  industryId: idIn(query, 'industryId'),
  tagId: idIn(query, 'tagId'),
  collectionId: idIn(query, 'collectionId'),
  lecturerId: idIn(query, 'lecturerId'),
  sort: courseSorts.find((sort) => sort === query['sort']),
});

const itemOf = (course: CourseSummary): ModuleItem => ({
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
  course,
});

/**
 * Courses by the same parameters as the course list: `kind`, `sort`, `categoryId`, `tagId`, `lecturerId` and
 * so on.
 */
export const courseModules: HomeModuleSource = {
  kinds: [HomeModuleKind.Courses],
  itemsOf: async (context, viewer, { query, limit }) =>
    (await coursePage(context, viewer, filterOf(query), 1, limit)).list.map(itemOf),
};
