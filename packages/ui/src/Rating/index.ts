export { Rating, type RatingProps } from './Rating.tsx';
export { RatingScore, type RatingScoreProps } from './RatingScore.tsx';
export { RatingBars, type RatingBarsProps } from './RatingBars.tsx';
