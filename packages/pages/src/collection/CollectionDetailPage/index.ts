export { CollectionCourses, type CollectionCoursesProps } from './CollectionCourses.tsx';
export {
  CollectionDetailPage,
  sectionAnchor,
  type CollectionDetailPageProps,
} from './CollectionDetailPage.tsx';
