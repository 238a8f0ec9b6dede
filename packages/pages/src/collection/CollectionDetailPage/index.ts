export { CollectionCourses, type CollectionCoursesProps } from './CollectionCourses.tsx';
export {
  CollectionDetailPage,
  sectionAnchor,
  type CollectionDetailPageProps,
} from './CollectionDetailPage.tsx';
export type { CollectionSection, CollectionTeacher, CollectionView, CollectionWords } from './types.ts';
