export { SurveySkeleton } from './SurveySkeleton.tsx';
