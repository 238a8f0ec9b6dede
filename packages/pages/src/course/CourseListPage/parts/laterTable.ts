// This file is a chunk of its own, because most people look at cards.
export { CourseTable as default } from './CourseTable.tsx';
