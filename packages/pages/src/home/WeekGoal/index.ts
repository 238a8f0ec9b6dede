export { WeekGoal, type WeekGoalProps } from './WeekGoal.tsx';
