export {
  CourseListPage,
  courseListLayouts,
  type CourseListLayout,
  type CourseListPageProps,
} from './CourseListPage.tsx';
export type {
  ChosenFilter,
  CourseGroup,
  CourseListWords,
  CourseRows,
  CourseTableWords,
  ListColumn,
  ListedCourse,
  RenderMarks,
} from './types.ts';
