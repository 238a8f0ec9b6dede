import { TabRow } from '@stoa/ui/parts';
import type { SideTabName } from '../../sideTabs.ts';
import type { StudyPanelsTranslate } from '../../words/index.ts';
import * as styles from './late.css.ts';

/** The id is fixed, because a page has only one panel beside its stage. */
const id = 'study-side';
export const sideTabId = (value: string): string => `${id}-${value}-tab`;
export const sidePanelId = (value: string): string => `${id}-${value}-panel`;

export interface SideTabsProps {
  tabs: readonly SideTabName[];
  /** Number of entries behind each tab, if it is known. */
  counts: Partial<Record<SideTabName, number>>;
  value: SideTabName;
  t: StudyPanelsTranslate;
  onValueChange: (value: string) => void;
}

/**
 * The tabs beside the film: contents, notes, questions, comments. They stay in view while the content
 * scrolls.
 */
export function SideTabs({ tabs, counts, value, t, onValueChange }: SideTabsProps) {
  return (
    <div className={styles.tabs}>
      <TabRow
        id={id}
        label={t('tabs.name')}
        items={tabs.map((tab) => {
          const count = counts[tab];
          return { value: tab, label: t(`tabs.${tab}`), ...(count === undefined ? {} : { count }) };
        })}
        chosen={value}
        onChoose={onValueChange}
      />
    </div>
  );
}
