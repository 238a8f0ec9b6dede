/**
 * Whether a person has, or had, a VIP membership. 1 is the default of the session (specification point 3) and
 * means none.
 */
export const VipStatus = {
  None: 1,
  Active: 2,
  Expired: 3,
} as const;
export type VipStatus = (typeof VipStatus)[keyof typeof VipStatus];

/** Steps of the root text size: 13, 14, 16 and 18 px. */
export const FontSize = {
  Small: 1,
  Standard: 2,
  Large: 3,
  ExtraLarge: 4,
} as const;
export type FontSize = (typeof FontSize)[keyof typeof FontSize];

/** Whether a company may use the portal; nobody can log in to a suspended one. */
export const CompanyStatus = {
  Active: 1,
  Suspended: 2,
} as const;
export type CompanyStatus = (typeof CompanyStatus)[keyof typeof CompanyStatus];

/** Whether a person may use a company's portal; a disabled member cannot log in to it. */
export const MemberState = {
  Active: 1,
  Disabled: 2,
} as const;
export type MemberState = (typeof MemberState)[keyof typeof MemberState];

/**
 * Level of the jobs that a course is for (specification point 9). `All` occurs in filters only; content has 1
 * to 3.
 */
export const JobLevel = {
  All: 0,
  Grassroots: 1,
  Middle: 2,
  Senior: 3,
} as const;
export type JobLevel = (typeof JobLevel)[keyof typeof JobLevel];
