/** Characters as a person counts them at the limit: an emoji or a rare Han character is one, not two. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** How many characters before the limit a screen reader is told, largest first. */
export const countMilestones = [20, 10, 5, 0] as const;

/** The smallest milestone that `left` has reached; undefined while there is plenty of room. */
export const milestoneOf = (left: number): number | undefined =>
  left < 0 ? -1 : countMilestones.findLast((milestone) => left <= milestone);
