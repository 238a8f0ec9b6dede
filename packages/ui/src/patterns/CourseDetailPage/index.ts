export {
  CourseDetailPage,
  courseTabs,
  type CourseDetailPageProps,
  type CourseTab,
  type CourseView,
} from './CourseDetailPage.tsx';
export type {
  CourseAction,
  CourseAttachment,
  CourseDetailWords,
  CourseFact,
  CourseHead,
  CourseIntro,
  CourseTeacher,
  RelatedCourse,
} from './types.ts';
