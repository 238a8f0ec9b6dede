export {
  CourseListPage,
  courseListLayouts,
  type ChosenFilter,
  type CourseListLayout,
  type CourseListPageProps,
  type CourseListWords,
  type CourseRows,
  type CourseTableWords,
  type ListedCourse,
} from './CourseListPage.tsx';
