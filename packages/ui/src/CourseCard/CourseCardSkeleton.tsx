import { EntryCardSkeleton, type EntryCardSkeletonProps } from '../EntryCard/EntryCardSkeleton.tsx';

export type CourseCardSkeletonProps = EntryCardSkeletonProps;

/** The skeleton of a CourseCard while its data is loading. */
export function CourseCardSkeleton(props: CourseCardSkeletonProps) {
  return <EntryCardSkeleton data-component="CourseCardSkeleton" {...props} />;
}
