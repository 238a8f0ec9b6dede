/** Number of characters as people count them: an emoji or a rare Han character is one, not two. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Numbers of characters left at which screen readers announce them, largest first. */
export const countMilestones = [20, 10, 5, 0] as const;

/** The smallest milestone that `left` has reached; `undefined` while there is plenty of space. */
export const milestoneOf = (left: number): number | undefined =>
  left < 0 ? -1 : countMilestones.findLast((milestone) => left <= milestone);
