export { ReviewList, reviewStates, type ReviewListProps } from './ReviewList.tsx';
