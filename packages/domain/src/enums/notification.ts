/** The subject of a notification. */
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
