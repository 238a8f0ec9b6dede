export type { Lock } from './access.ts';
export {
  CourseDetailPage,
  courseTabs,
  type CourseDetailPageProps,
  type CourseTab,
  type CourseTabContent,
} from './CourseDetailPage.tsx';
