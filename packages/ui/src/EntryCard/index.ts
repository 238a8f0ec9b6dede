export { EntryCard, entryCardLayouts, type EntryCardLayout, type EntryCardProps } from './EntryCard.tsx';
export { EntryCardSkeleton, type EntryCardSkeletonProps } from './EntryCardSkeleton.tsx';
export { EntryCover, type EntryCoverProps, type EntryProgress } from './EntryCover.tsx';
