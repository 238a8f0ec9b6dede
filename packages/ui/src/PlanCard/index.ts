export { PlanCard, planCardLayouts, type PlanCardLayout, type PlanCardProps } from './PlanCard.tsx';
export { PlanCardSkeleton, type PlanCardSkeletonProps } from './PlanCardSkeleton.tsx';
