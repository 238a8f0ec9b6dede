/** Which course list, contract 3.2. */
export const CourseListKind = {
  All: 'all',
  Hot: 'hot',
  Free: 'free',
  Fresh: 'fresh',
  Industry: 'industry',
  Customize: 'customize',
  Ai: 'ai',
  Cloud: 'cloud',
  Vip: 'vip',
  Paid: 'paid',
  Recommend: 'recommend',
  Company: 'company',
  Wanna: 'wanna',
} as const;
export type CourseListKind = (typeof CourseListKind)[keyof typeof CourseListKind];

/** What a course costs, contract 3.2. */
export const ChargeKind = {
  Free: 0,
  Vip: 1,
  Paid: 2,
} as const;
export type ChargeKind = (typeof ChargeKind)[keyof typeof ChargeKind];

/** Specification point 9. */
export const ChargeFilter = {
  All: 0,
  Vip: 1,
  Paid: 2,
} as const;
export type ChargeFilter = (typeof ChargeFilter)[keyof typeof ChargeFilter];

/** Contract 3.2. */
export const CourseSource = {
  Company: 1,
  Platform: 2,
  Customised: 3,
} as const;
export type CourseSource = (typeof CourseSource)[keyof typeof CourseSource];

/** Contract 3.2. `NotInScope` appears only in marks, records and tasks whose course left the scope. */
export const AccessState = {
  Ok: 1,
  NeedVip: 2,
  NeedBuy: 3,
  NotInScope: 4,
  OffShelf: 5,
  NotOpen: 6,
} as const;
export type AccessState = (typeof AccessState)[keyof typeof AccessState];

/** Kind of a course item; 1 to 5 are those of FileKind (contract 3.2). */
export const ItemKind = {
  Video: 1,
  Audio: 2,
  Document: 3,
  Image: 4,
  Table: 5,
  ImageText: 6,
  Link: 7,
  Test: 8,
} as const;
export type ItemKind = (typeof ItemKind)[keyof typeof ItemKind];

/** State of items, courses, plans, tasks, stages and schemes (contract 3.2). */
export const ProgressState = {
  NotStarted: 0,
  InProgress: 1,
  Completed: 2,
  Overdue: 3,
  Locked: 4,
} as const;
export type ProgressState = (typeof ProgressState)[keyof typeof ProgressState];

/** Contract 3.2. */
export const AssignKind = {
  Compulsory: 1,
  Elective: 2,
} as const;
export type AssignKind = (typeof AssignKind)[keyof typeof AssignKind];

/** Contract 3.2: `NoForward` stops at the furthest point watched; both limits end once the item is completed. */
export const SeekPolicy = {
  Free: 0,
  NoForward: 1,
  NoSeek: 2,
} as const;
export type SeekPolicy = (typeof SeekPolicy)[keyof typeof SeekPolicy];

/** Contract 3.2. */
export const OrderPolicy = {
  Free: 0,
  Sequential: 1,
} as const;
export type OrderPolicy = (typeof OrderPolicy)[keyof typeof OrderPolicy];

/** Picture quality of the player, contract 3.2. */
export const Definition = {
  Auto: 'AUTO',
  Ld: 'LD',
  Sd: 'SD',
  Hd: 'HD',
  Fhd: 'FHD',
} as const;
export type Definition = (typeof Definition)[keyof typeof Definition];

/** Specification point 9, text values. */
export const CommentPlacement = {
  Bottom: '1',
  Right: '2',
  All: '3',
} as const;
export type CommentPlacement = (typeof CommentPlacement)[keyof typeof CommentPlacement];
