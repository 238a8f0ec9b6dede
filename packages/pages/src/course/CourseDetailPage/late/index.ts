export { CourseRail, type CourseRailProps } from './CourseRail.tsx';
export type { CourseAttachment, CourseRailWords, CourseTeacher, RelatedCourse } from '../types.ts';
