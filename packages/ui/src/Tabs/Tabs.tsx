import { useId, type ComponentProps, type ReactNode } from 'react';
import { useControlled } from '../hooks/useControlled.ts';
import * as styles from '../style/tabs.css.ts';
import { TabRow } from './parts/TabRow.tsx';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** A number shown after the label. */
  count?: number;
  disabled?: boolean;
  /** Content of the tab. Only that of the chosen tab is rendered. */
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Name of the tabs for screen readers. */
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/**
 * Several views in one place, one of them shown at a time. For views with addresses of their own use TabNav.
 * The component is our own and not Radix', because the pages with tabs have no 8 KiB to spare for Radix'
 * (decision 0006). The pattern is the ARIA Authoring Practices' “Tabs with automatic activation”.
 */
export function Tabs({ label, items, value, defaultValue, onValueChange, className, ...rest }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useControlled(value, defaultValue ?? items[0]?.value ?? '', onValueChange);
  const shown = items.find((item) => item.value === chosen);

  return (
    <div {...rest} data-component="Tabs" className={className}>
      <TabRow id={id} label={label} items={items} chosen={shown?.value} onChoose={setChosen} />
      {shown !== undefined && (
        <div
          key={shown.value}
          role="tabpanel"
          id={`${id}-${shown.value}-panel`}
          aria-labelledby={`${id}-${shown.value}-tab`}
          data-part="panel"
          className={styles.panel}
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}
