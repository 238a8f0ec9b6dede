import { useRef, type KeyboardEvent } from 'react';
import { rovingTarget, rowKeys } from '../../keyboard/roving.ts';
import * as styles from '../../style/tabs.css.ts';
import type { TabItem } from '../Tabs.tsx';

export interface TabRowProps {
  /** Prefix for the ids of tabs and panels. */
  id: string;
  label: string;
  items: readonly Omit<TabItem, 'content'>[];
  /** Value of the chosen tab. */
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** The row of tabs without their panels: the ARIA Authoring Practices' “Tabs with automatic activation”. */
export function TabRow({ id, label, items, chosen, onChoose }: TabRowProps) {
  const listRef = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const tabs = Array.from(
      listRef.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]:enabled') ?? [],
    );
    const target = rovingTarget(rowKeys, event, tabs, event.currentTarget);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
    if (target.dataset['value'] !== undefined) onChoose(target.dataset['value']);
  };

  return (
    <div ref={listRef} role="tablist" aria-label={label} data-part="list" className={styles.row}>
      {items.map((item) => {
        const shown = item.value === chosen;
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}-tab`}
            data-value={item.value}
            data-part="tab"
            data-state={shown ? 'active' : 'inactive'}
            aria-selected={shown}
            aria-controls={shown ? `${id}-${item.value}-panel` : undefined}
            tabIndex={shown ? 0 : -1}
            disabled={item.disabled}
            className={styles.tab}
            onKeyDown={move}
            onClick={() => onChoose(item.value)}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </button>
        );
      })}
    </div>
  );
}
