import { EntryCardSkeleton, type EntryCardSkeletonProps } from '../EntryCard/EntryCardSkeleton.tsx';

export type PlanCardSkeletonProps = EntryCardSkeletonProps;

/** The skeleton of a PlanCard while its data is loading. */
export function PlanCardSkeleton(props: PlanCardSkeletonProps) {
  return <EntryCardSkeleton data-component="PlanCardSkeleton" {...props} />;
}
