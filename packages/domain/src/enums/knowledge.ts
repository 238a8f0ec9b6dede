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
