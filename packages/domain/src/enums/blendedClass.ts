/** Contract 3.2. */
export const ReviewKind = {
  Homework: 1,
  Assessment: 2,
  OjtTask: 3,
  ExamMarking: 4,
  CertifiedAudit: 5,
  KnowledgeAudit: 6,
  ClassEnrolment: 7,
  AnnualReview: 8,
  MbaApplication: 9,
} as const;
export type ReviewKind = (typeof ReviewKind)[keyof typeof ReviewKind];

/** Contract 3.2. */
export const ReviewState = {
  NotSubmitted: 0,
  Draft: 1,
  Pending: 2,
  Returned: 3,
  Passed: 4,
  Failed: 5,
} as const;
export type ReviewState = (typeof ReviewState)[keyof typeof ReviewState];

/** Contract 3.2. */
export const ClassState = {
  Upcoming: 1,
  Enrolling: 2,
  Ongoing: 3,
  Ended: 4,
  Cancelled: 5,
} as const;
export type ClassState = (typeof ClassState)[keyof typeof ClassState];

/** Contract 3.2. */
export const ClassMemberState = {
  NotJoined: 0,
  Pending: 1,
  Joined: 2,
  Completed: 3,
  Failed: 4,
  Withdrawn: 5,
  Rejected: 6,
} as const;
export type ClassMemberState = (typeof ClassMemberState)[keyof typeof ClassMemberState];

/** Contract 3.2: `Qr` is a rotating code, `Code` has six digits. */
export const SignMethod = {
  Qr: 1,
  Code: 2,
  Location: 3,
  Button: 4,
} as const;
export type SignMethod = (typeof SignMethod)[keyof typeof SignMethod];

/** Contract 3.2. */
export const SignResult = {
  None: 0,
  OnTime: 1,
  Late: 2,
  EarlyLeave: 3,
  Absent: 4,
  Excused: 5,
} as const;
export type SignResult = (typeof SignResult)[keyof typeof SignResult];
