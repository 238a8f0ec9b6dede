import type { Pair } from '../text.ts';

/** An exam that is the last lesson of a course. */
export interface CourseTest {
  readonly courseId: number;
  readonly examId: number;
  /** Title of the lesson. */
  readonly title: Pair;
}

const afterClass: Pair = ['课后测试', 'After-class test'];
const revision: Pair = ['复习测试', 'Revision test'];
const courseExam: Pair = ['结课考试', 'Course exam'];

/** Tests in courses of every company: passed, failed, in progress and not started by its demo learner. */
export const courseTests: readonly CourseTest[] = [
  { courseId: 201, examId: 106, title: afterClass },
  { courseId: 211, examId: 107, title: revision },
  { courseId: 202, examId: 104, title: courseExam },
  { courseId: 208, examId: 112, title: afterClass },
  { courseId: 301, examId: 206, title: afterClass },
  { courseId: 305, examId: 207, title: revision },
  { courseId: 305, examId: 204, title: courseExam },
  { courseId: 311, examId: 212, title: afterClass },
  { courseId: 402, examId: 306, title: afterClass },
  { courseId: 408, examId: 307, title: revision },
  { courseId: 404, examId: 304, title: courseExam },
  { courseId: 401, examId: 312, title: afterClass },
];

/** The course that contains an exam as a lesson. */
export const courseOfExam = (examId: number): number | undefined =>
  courseTests.find((test) => test.examId === examId)?.courseId;
