export { BackLink, ReviewPage } from './ReviewPage.tsx';
export { ReviewSkeleton } from './ReviewSkeleton.tsx';
export type { ReviewPageProps } from './ReviewPage.tsx';
export { draftStates, type DraftState } from './parts/ReviewBar.tsx';
export { marksOf, sentMarks, totalOf, type Given, type Marks } from './marks.ts';
