export { AboutLesson, type AboutLessonProps } from './AboutLesson.tsx';
export { WhyPercent, type WhyPercentProps } from './WhyPercent.tsx';
