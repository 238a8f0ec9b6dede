export { CourseCard, courseCardLayouts, type CourseCardLayout, type CourseCardProps } from './CourseCard.tsx';
export { CourseCardSkeleton, type CourseCardSkeletonProps } from './CourseCardSkeleton.tsx';
export { plainLink, type RenderLink, type RenderLinkProps } from './renderLink.tsx';
