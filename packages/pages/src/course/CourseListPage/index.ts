export {
  CourseListPage,
  courseListLayouts,
  type CourseListLayout,
  type CourseListPageProps,
  type IndustryColumn,
} from './CourseListPage.tsx';
export type { CourseFilterName, FilterValues } from './filters.ts';
// For the pages that take courses in their old form still; goes with them.
