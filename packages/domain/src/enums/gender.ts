/** Gender of a person; `Unknown` when it is not given. */
export const Gender = {
  Unknown: 0,
  Male: 1,
  Female: 2,
} as const;
export type Gender = (typeof Gender)[keyof typeof Gender];
