export { CourseRail, type CourseRailProps } from './CourseRail.tsx';
