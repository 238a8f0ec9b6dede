export { LearningMap, type LearningMapProps } from './LearningMap.tsx';
export { mapKeys, type MapLevel, type MapStage } from './model.ts';
