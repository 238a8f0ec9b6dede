export {
  CourseSkeleton,
  CourseCards,
  type CourseBonesProps,
  type CourseCardsProps,
  type RenderMarks,
} from './CourseCards.tsx';
