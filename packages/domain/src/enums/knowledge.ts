/** State of a knowledge item between its author, its audit and its readers. */
export const KnowledgeState = {
  Draft: 1,
  Auditing: 2,
  Published: 3,
  Returned: 4,
  OffShelf: 5,
} as const;
export type KnowledgeState = (typeof KnowledgeState)[keyof typeof KnowledgeState];

/** Whether a certificate is valid. */
export const CertificateState = {
  Valid: 1,
  Expired: 2,
  Revoked: 3,
} as const;
export type CertificateState = (typeof CertificateState)[keyof typeof CertificateState];

/** Whether a contribution is a comment or a question. */
export const ThreadKind = {
  Comment: 1,
  Question: 2,
} as const;
export type ThreadKind = (typeof ThreadKind)[keyof typeof ThreadKind];

/** Marks that a learner can set on a course, a person or another target. */
export const Relation = {
  Follow: 'FOLLOW',
  Collect: 'COLLECT',
  Wanna: 'WANNA',
  Like: 'LIKE',
  Subscribe: 'SUBSCRIBE',
} as const;
export type Relation = (typeof Relation)[keyof typeof Relation];
