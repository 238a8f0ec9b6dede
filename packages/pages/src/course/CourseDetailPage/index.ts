export {
  CourseDetailPage,
  courseTabs,
  type CourseDetailPageProps,
  type CourseTab,
  type CourseTabContent,
  type CourseView,
} from './CourseDetailPage.tsx';
export type { CourseAction, CourseDetailWords, CourseFact, CourseHead, CourseIntro } from './types.ts';
