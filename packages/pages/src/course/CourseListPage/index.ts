export {
  CourseListPage,
  courseListLayouts,
  type CourseListLayout,
  type CourseListPageProps,
  type IndustryColumn,
} from './CourseListPage.tsx';
export type { CourseFilterName, FilterValues } from './filters.ts';
