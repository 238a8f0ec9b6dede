/** Contract 3.2 [D-17]; 1 is the session default of specification point 3. */
export const VipStatus = {
  None: 1,
  Active: 2,
  Expired: 3,
} as const;
export type VipStatus = (typeof VipStatus)[keyof typeof VipStatus];

/** Steps of the root text size: 13, 14, 16 and 18 px (contract 3.2). */
export const FontSize = {
  Small: 1,
  Standard: 2,
  Large: 3,
  ExtraLarge: 4,
} as const;
export type FontSize = (typeof FontSize)[keyof typeof FontSize];

/** Contract 5.1. */
export const CompanyStatus = {
  Active: 1,
  Suspended: 2,
} as const;
export type CompanyStatus = (typeof CompanyStatus)[keyof typeof CompanyStatus];

/** Contract 5.1. */
export const MemberState = {
  Active: 1,
  Disabled: 2,
} as const;
export type MemberState = (typeof MemberState)[keyof typeof MemberState];

/** Specification point 9, a filter; content carries 1 to 3 only. */
export const JobLevel = {
  All: 0,
  Grassroots: 1,
  Middle: 2,
  Senior: 3,
} as const;
export type JobLevel = (typeof JobLevel)[keyof typeof JobLevel];
