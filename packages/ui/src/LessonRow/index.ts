export { LessonRow, lessonRowLayouts, type LessonRowLayout, type LessonRowProps } from './LessonRow.tsx';
