/** Ways to log in, as a company lists them in `loginTypes`. */
export const LoginKind = {
  Password: 1,
  SmsCode: 2,
  JobNumber: 3,
  QrCode: 4,
  Sso: 5,
  App1: 6,
  App2: 7,
  App3: 8,
  App4: 9,
} as const;
export type LoginKind = (typeof LoginKind)[keyof typeof LoginKind];

/**
 * The origin of a login (specification point 9). The first three apps belong to the same enterprise messaging
 * app.
 */
export const LoginSourceType = {
  Normal: 0,
  IsvApp: 1,
  ProxyApp: 2,
  SelfApp: 3,
  CollaborationSuite: 4,
  KnowledgeSharing: 5,
  OtherMessagingApp: 6,
  Sso: 10,
  CloudCourseSso: 11,
} as const;
export type LoginSourceType = (typeof LoginSourceType)[keyof typeof LoginSourceType];

/** The origin of a visitor (specification point 9). */
export const ReferrerType = {
  Normal: 1,
  OfficialWebsite: 2,
} as const;
export type ReferrerType = (typeof ReferrerType)[keyof typeof ReferrerType];
