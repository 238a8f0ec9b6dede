export {
  AreaCourses,
  NavAreaPage,
  type AreaCoursesProps,
  type NavAreaHead,
  type NavAreaPageProps,
} from './NavAreaPage.tsx';
