export const sideTabs = ['contents', 'notes', 'qa', 'comments'] as const;
/** What can stand beside the stage of a lesson. */
export type SideTabName = (typeof sideTabs)[number];
