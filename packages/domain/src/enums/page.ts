/** Page keys that no installation changes (specification point 9); the partner's is `{code}_HOME`. */
export const FixedPageKey = {
  Course: 'COURSE',
  Home: 'HOME',
  StudyCenter: 'STUDY_CENTER',
  Find: 'FIND',
} as const;
export type FixedPageKey = (typeof FixedPageKey)[keyof typeof FixedPageKey];
