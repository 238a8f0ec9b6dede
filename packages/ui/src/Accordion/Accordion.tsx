import { clsx } from 'clsx';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { Collapsible } from '../Collapsible/Collapsible.tsx';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { useControlled } from '../hooks/useControlled.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  value: string;
  title: ReactNode;
  /** Text after the title, such as a count or the progress. */
  meta?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  items: readonly AccordionItem[];
  /** Keys of the open entries. With it, the parent decides which are open. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
  /** When true, opening one entry leaves the others open; otherwise it closes them. */
  multiple?: boolean;
  /** Shows a button that opens or closes all entries; only with `multiple`. */
  expandAll?: boolean;
  /** Heading level of the titles in the page's outline. */
  level?: HeadingLevel;
}

const nothing: readonly string[] = [];

/** Titles one below the other; each opens the content below it. Built on native `details` elements. */
export function Accordion({
  items,
  value,
  defaultValue = nothing,
  onValueChange,
  multiple = false,
  expandAll = false,
  level = 3,
  className,
  ...rest
}: AccordionProps) {
  const labels = useLabels('accordion');
  const [open, setOpen] = useControlled(value, defaultValue, onValueChange);
  const usable = items.filter(({ disabled }) => disabled !== true).map((item) => item.value);
  const allOpen = usable.every((each) => open.includes(each));
  const toggle = (item: string, shown: boolean) => {
    if (open.includes(item) === shown) return;
    const others = multiple || !shown ? open.filter((each) => each !== item) : [];
    setOpen(shown ? [...others, item] : others);
  };
  return (
    <div {...rest} data-component="Accordion" className={clsx(styles.root, className)}>
      {expandAll && multiple && (
        <button type="button" className={styles.all} onClick={() => setOpen(allOpen ? [] : usable)}>
          {allOpen ? labels.collapseAll : labels.expandAll}
        </button>
      )}
      <div className={styles.sheet}>
        {items.map((item, at) => (
          <Fragment key={item.value}>
            {at > 0 && <div className={styles.divider} />}
            <Collapsible
              data-component="AccordionItem"
              inset
              title={item.title}
              level={level}
              meta={item.meta}
              disabled={item.disabled === true}
              open={open.includes(item.value)}
              onOpenChange={(shown) => toggle(item.value, shown)}
            >
              {item.content}
            </Collapsible>
          </Fragment>
        ))}
      </div>
    </div>
  );
}
