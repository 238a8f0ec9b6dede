/**
 * Kind of a row of the study centre (specification point 9). `Exam` and `NewExam` open the same screens;
 * `OldPlan` is flat, `NewPlan` has stages.
 */
export const PlanItemType = {
  OldPlan: 0,
  Offline: 1,
  Exam: 2,
  Questionnaire: 3,
  NewPlan: 4,
  NewExam: 5,
  Map: 6,
  Talent: 7,
  Ojt: 8,
  Topic: 9,
} as const;
export type PlanItemType = (typeof PlanItemType)[keyof typeof PlanItemType];

/**
 * Kind of a task (specification point 9, which calls both 1 and 9 a course). 1 is a course of the company, 9
 * one of the platform.
 */
export const TaskItemKind = {
  Course: 1,
  Knowledge: 2,
  Exam: 3,
  Questionnaire: 4,
  OfflineClass: 5,
  Homework: 6,
  Assessment: 7,
  Attendance: 8,
  CloudCourse: 9,
} as const;
export type TaskItemKind = (typeof TaskItemKind)[keyof typeof TaskItemKind];

/** State of a study plan that the assistant has made. */
export const AiPlanState = {
  Draft: 1,
  Accepted: 2,
  Archived: 3,
} as const;
export type AiPlanState = (typeof AiPlanState)[keyof typeof AiPlanState];

/** The award for finishing something. */
export const AwardKind = {
  CourseCompleted: 'COURSE_COMPLETED',
  Credit: 'CREDIT',
  Certificate: 'CERTIFICATE',
  Stage: 'STAGE',
  PlanCompleted: 'PLAN_COMPLETED',
} as const;
export type AwardKind = (typeof AwardKind)[keyof typeof AwardKind];
