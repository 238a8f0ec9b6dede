/** Contract 4. */
export const PersonRole = {
  Teacher: 'teacher',
  Lecturer: 'lecturer',
  Mentor: 'mentor',
} as const;
export type PersonRole = (typeof PersonRole)[keyof typeof PersonRole];
