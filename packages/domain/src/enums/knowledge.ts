/** Contract 3.2. */
export const KnowledgeState = {
  Draft: 1,
  Auditing: 2,
  Published: 3,
  Returned: 4,
  OffShelf: 5,
} as const;
export type KnowledgeState = (typeof KnowledgeState)[keyof typeof KnowledgeState];

/** Contract 3.2. */
export const CertificateState = {
  Valid: 1,
  Expired: 2,
  Revoked: 3,
} as const;
export type CertificateState = (typeof CertificateState)[keyof typeof CertificateState];

/** Contract 3.2. */
export const ThreadKind = {
  Comment: 1,
  Question: 2,
} as const;
export type ThreadKind = (typeof ThreadKind)[keyof typeof ThreadKind];

/** Marks that a learner puts on things, contract 3.2. */
export const Relation = {
  Follow: 'FOLLOW',
  Collect: 'COLLECT',
  Wanna: 'WANNA',
  Like: 'LIKE',
  Subscribe: 'SUBSCRIBE',
} as const;
export type Relation = (typeof Relation)[keyof typeof Relation];

/** Contract 4. */
export const PersonRole = {
  Teacher: 'teacher',
  Lecturer: 'lecturer',
  Mentor: 'mentor',
} as const;
export type PersonRole = (typeof PersonRole)[keyof typeof PersonRole];

/** Contract 5.1. */
export const NotificationKind = {
  System: 1,
  Task: 2,
  Exam: 3,
  Class: 4,
  Live: 5,
  Interact: 6,
  CreditCertificate: 7,
  Order: 8,
} as const;
export type NotificationKind = (typeof NotificationKind)[keyof typeof NotificationKind];
