export { AreaCourses, NavAreaPage, type AreaCoursesProps, type NavAreaPageProps } from './NavAreaPage.tsx';
