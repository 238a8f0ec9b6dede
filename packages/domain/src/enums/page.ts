/**
 * Page keys that are the same in every installation (specification point 9); the partner's key is
 * `{code}_HOME`.
 */
export const FixedPageKey = {
  Course: 'COURSE',
  Home: 'HOME',
  StudyCenter: 'STUDY_CENTER',
  Find: 'FIND',
} as const;
export type FixedPageKey = (typeof FixedPageKey)[keyof typeof FixedPageKey];
