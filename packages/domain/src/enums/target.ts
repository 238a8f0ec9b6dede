/** The thing that a LinkTarget opens; 1 to 9 are those of TaskItemKind. */
export const TargetKind = {
  Course: 1,
  Knowledge: 2,
  Exam: 3,
  Questionnaire: 4,
  OmoSession: 5,
  Homework: 6,
  Assessment: 7,
  Sign: 8,
  CloudCourse: 9,
  Plan: 10,
  Topic: 11,
  TalentChannel: 12,
  TalentScheme: 13,
  Ojt: 14,
  Live: 15,
  News: 16,
  Teacher: 17,
  Lecturer: 18,
  Mentor: 19,
  Special: 20,
  Institute: 21,
  Certificate: 22,
  Vip: 23,
  CertifiedManager: 24,
  MiniMba: 25,
  Comment: 26,
  CourseItem: 27,
  OfficialContent: 28,
  Order: 29,
  AiPlan: 30,
  NavArea: 31,
  Url: 32,
  Page: 33,
  OmoClass: 34,
  Review: 35,
  OjtTask: 36,
} as const;
export type TargetKind = (typeof TargetKind)[keyof typeof TargetKind];

/** The TargetKinds that have a navigation area. */
export const NavAreaKind = {
  Course: 1,
  Topic: 11,
  OmoClass: 34,
} as const;
export type NavAreaKind = (typeof NavAreaKind)[keyof typeof NavAreaKind];

/** The TargetKinds for which study is recorded. */
export const StudyRecordKind = {
  Course: 1,
  Knowledge: 2,
  Exam: 3,
  Questionnaire: 4,
  OmoSession: 5,
  CloudCourse: 9,
  Topic: 11,
  Ojt: 14,
  Live: 15,
} as const;
export type StudyRecordKind = (typeof StudyRecordKind)[keyof typeof StudyRecordKind];
