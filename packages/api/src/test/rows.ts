import type { CourseSummary } from '../contract/course.ts';

/** A course as a list shows it. */
export const courseRow = (courseId: number): CourseSummary => ({
  courseId,
  source: 1,
  title: '高效沟通的六个习惯',
  coverUrl: '',
  summary: '',
  teacherNames: [],
  categoryName: '通用能力',
  jobLevels: [1],
  chargeKind: 0,
  itemCount: 4,
  duration: 240,
  score: 4.8,
  credit: 1,
  corners: [],
  tags: [],
  freshTime: 0,
  access: 1,
});
