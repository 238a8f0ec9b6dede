import type { MyCourseTab } from '@stoa/api/contract/course';
import type { GlobalConfig } from '@stoa/domain';

/** A tab of the page: one of the lists of courses, or the notes on all of them. */
export type MyTab = MyCourseTab | 'notes';

/** The properties of person and company that decide which tabs there are. */
export interface TabFacts extends Pick<
  GlobalConfig,
  'hideCourseCollect' | 'showWannaLearnFlg' | 'showVipPaidCourseFlg'
> {
  /** Whether the back end keeps notes. */
  readonly keepsNotes: boolean;
}

/** The tabs of a person, in their order. */
export const tabsOf = (facts: TabFacts): readonly MyTab[] => [
  'studying',
  'completed',
  'assigned',
  ...(facts.hideCourseCollect ? [] : (['collected'] as const)),
  ...(facts.showWannaLearnFlg ? (['wanna'] as const) : []),
  ...(facts.showVipPaidCourseFlg ? (['bought'] as const) : []),
  ...(facts.keepsNotes ? (['notes'] as const) : []),
];

/** The tabs from which a person may remove courses, because only the person has added them. */
export type RemovableTab = 'collected' | 'wanna';

export const isRemovable = (tab: MyTab): tab is RemovableTab => tab === 'collected' || tab === 'wanna';
