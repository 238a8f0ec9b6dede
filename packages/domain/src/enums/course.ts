/** The kinds of course lists. */
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

/** What a course costs: nothing, a VIP membership or a price of its own. */
export const ChargeKind = {
  Free: 0,
  Vip: 1,
  Paid: 2,
} as const;
export type ChargeKind = (typeof ChargeKind)[keyof typeof ChargeKind];

/** The filter by price (specification point 9); `All` filters nothing. */
export const ChargeFilter = {
  All: 0,
  Vip: 1,
  Paid: 2,
} as const;
export type ChargeFilter = (typeof ChargeFilter)[keyof typeof ChargeFilter];

/** The filter by duration; `All` filters nothing. Its bounds are `durationBounds`. */
export const DurationFilter = {
  All: 0,
  Short: 1,
  Medium: 2,
  Long: 3,
  VeryLong: 4,
} as const;
export type DurationFilter = (typeof DurationFilter)[keyof typeof DurationFilter];

/** The filter by the mean of all ratings; `All` filters nothing. Its bounds are `leastStars`. */
export const RatingFilter = {
  All: 0,
  Excellent: 1,
  Good: 2,
  Fair: 3,
} as const;
export type RatingFilter = (typeof RatingFilter)[keyof typeof RatingFilter];

/** The filter by the learner's progress; `All` filters nothing. */
export const ProgressFilter = {
  All: 0,
  NotBegun: 1,
  InProgress: 2,
  Completed: 3,
} as const;
export type ProgressFilter = (typeof ProgressFilter)[keyof typeof ProgressFilter];

/** The origin of a course: the company, the platform, or the platform for this company. */
export const CourseSource = {
  Company: 1,
  Platform: 2,
  Customised: 3,
} as const;
export type CourseSource = (typeof CourseSource)[keyof typeof CourseSource];

/**
 * Whether a learner may open a course, and what is missing otherwise. `NotInScope` appears only in marks,
 * records and tasks whose course is no longer offered to the learner.
 */
export const AccessState = {
  Ok: 1,
  NeedVip: 2,
  NeedBuy: 3,
  NotInScope: 4,
  OffShelf: 5,
  NotOpen: 6,
} as const;
export type AccessState = (typeof AccessState)[keyof typeof AccessState];

/** Kind of a course item; 1 to 5 are those of FileKind. */
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

/** State of items, courses, plans, tasks, stages and schemes. */
export const ProgressState = {
  NotStarted: 0,
  InProgress: 1,
  Completed: 2,
  Overdue: 3,
  Locked: 4,
} as const;
export type ProgressState = (typeof ProgressState)[keyof typeof ProgressState];

/** Whether something is compulsory or elective; its credit counts accordingly. */
export const AssignKind = {
  Compulsory: 1,
  Elective: 2,
} as const;
export type AssignKind = (typeof AssignKind)[keyof typeof AssignKind];

/**
 * How far a learner may move in a film. `NoForward` stops at the furthest point watched, `NoSeek` allows no
 * jump at all; both limits end once the item is completed.
 */
export const SeekPolicy = {
  Free: 0,
  NoForward: 1,
  NoSeek: 2,
} as const;
export type SeekPolicy = (typeof SeekPolicy)[keyof typeof SeekPolicy];

/** Whether the items of a course open in any order or one after the other. */
export const OrderPolicy = {
  Free: 0,
  Sequential: 1,
} as const;
export type OrderPolicy = (typeof OrderPolicy)[keyof typeof OrderPolicy];

/** Picture quality of the player. */
export const Definition = {
  Auto: 'AUTO',
  Ld: 'LD',
  Sd: 'SD',
  Hd: 'HD',
  Fhd: 'FHD',
} as const;
export type Definition = (typeof Definition)[keyof typeof Definition];

/**
 * Where a course shows its comments: below, at the right, or both (specification point 9). The values are
 * strings.
 */
export const CommentPlacement = {
  Bottom: '1',
  Right: '2',
  All: '3',
} as const;
export type CommentPlacement = (typeof CommentPlacement)[keyof typeof CommentPlacement];
