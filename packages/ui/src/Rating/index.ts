export { Rating, type RatingProps } from './Rating.tsx';
export { RatingScore, type RatingScoreProps } from './RatingScore.tsx';
