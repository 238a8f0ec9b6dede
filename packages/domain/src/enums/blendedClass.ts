/** The subject of a review: a submission, an answer to mark, an application. */
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

/**
 * State of a submission between its learner and its reviewer. `Returned` asks the learner for another
 * version.
 */
export const ReviewState = {
  NotSubmitted: 0,
  Draft: 1,
  Pending: 2,
  Returned: 3,
  Passed: 4,
  Failed: 5,
} as const;
export type ReviewState = (typeof ReviewState)[keyof typeof ReviewState];

/** State of a blended class, by its dates or because it was called off. */
export const ClassState = {
  Upcoming: 1,
  Enrolling: 2,
  Ongoing: 3,
  Ended: 4,
  Cancelled: 5,
} as const;
export type ClassState = (typeof ClassState)[keyof typeof ClassState];

/** State of a learner in a blended class, from enrolling to its end. */
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

/**
 * How learners sign in to a session: `Qr` is a code that changes every few seconds, `Code` has six digits,
 * `Location` uses the position of the phone, `Button` needs only a press.
 */
export const SignMethod = {
  Qr: 1,
  Code: 2,
  Location: 3,
  Button: 4,
} as const;
export type SignMethod = (typeof SignMethod)[keyof typeof SignMethod];

/** Result of one sign-in or sign-out. `Excused` is entered by the lecturer. */
export const SignResult = {
  None: 0,
  OnTime: 1,
  Late: 2,
  EarlyLeave: 3,
  Absent: 4,
  Excused: 5,
} as const;
export type SignResult = (typeof SignResult)[keyof typeof SignResult];
