export const sideTabs = ['contents', 'transcript', 'notes', 'qa', 'comments'] as const;
/** The tabs beside the stage of a lesson. */
export type SideTabName = (typeof sideTabs)[number];
