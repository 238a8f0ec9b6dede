import { TabRow } from '@stoa/ui/parts';
import type { SideTabName } from '../../sideTabs.ts';
import type { StudyPanelsTranslate } from '../../words/index.ts';
import * as styles from './late.css.ts';

/** One page has one panel beside its stage. */
const id = 'study-side';
export const sideTabId = (value: string): string => `${id}-${value}-tab`;
export const sidePanelId = (value: string): string => `${id}-${value}-panel`;

export interface SideTabsProps {
  tabs: readonly SideTabName[];
  /** How much there is behind each, as far as it is known. */
  counts: Partial<Record<SideTabName, number>>;
  value: SideTabName;
  t: StudyPanelsTranslate;
  onValueChange: (value: string) => void;
}

/** What stands beside the film: contents, notes, questions, comments. Stays in view while they scroll. */
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
