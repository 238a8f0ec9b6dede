import { TabRow } from '@stoa/ui/parts';
import * as styles from './late.css.ts';

export interface SideTab {
  value: string;
  label: string;
  count?: number | undefined;
}

/** One page has one panel beside its stage. */
const id = 'study-side';
export const sideTabId = (value: string): string => `${id}-${value}-tab`;
export const sidePanelId = (value: string): string => `${id}-${value}-panel`;

export interface SideTabsProps {
  label: string;
  items: readonly SideTab[];
  value: string;
  onValueChange: (value: string) => void;
}

/** What stands beside the film: contents, notes, questions, comments. Stays in view while they scroll. */
export function SideTabs({ label, items, value, onValueChange }: SideTabsProps) {
  return (
    <div className={styles.tabs}>
      <TabRow
        id={id}
        label={label}
        items={items.map(({ count, ...item }) => ({ ...item, ...(count === undefined ? {} : { count }) }))}
        chosen={value}
        onChoose={onValueChange}
      />
    </div>
  );
}
