/** The role in which a person teaches: an expert of the platform, a trainer of the company, or a mentor. */
export const PersonRole = {
  Teacher: 'teacher',
  Lecturer: 'lecturer',
  Mentor: 'mentor',
} as const;
export type PersonRole = (typeof PersonRole)[keyof typeof PersonRole];
