import { clsx } from 'clsx';
import { useId, useState, type ComponentProps } from 'react';
import * as styles from './FilterBar.css.ts';

export interface FilterOption {
  value: string;
  label: string;
  /** Number of entries that choosing it leaves; shown beside the label. */
  count?: number | undefined;
  /** Options of a second level, shown when this option is chosen. */
  children?: readonly FilterOption[];
}

export interface FilterGroup {
  /** Key of the group, which is passed back with a choice. */
  name: string;
  label: string;
  /** Label of the option for no choice, such as “All”. */
  all: string;
  options: readonly FilterOption[];
  /** The chosen value; `''` for no choice. */
  value: string;
}

export interface FilterBarProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  groups: readonly FilterGroup[];
  onFilter: (name: string, value: string) => void;
  /** Name of the filter bar for screen readers. */
  label: string;
  /** Labels of the buttons that show and hide the rest of a long row. */
  more: string;
  less: string;
  /** Number of options above which the rest of a row is hidden. */
  limit?: number;
}

interface ChipsProps {
  label: string;
  all: string;
  /** Value of the first chip: no choice, or the parent of a second level. */
  none: string;
  options: readonly FilterOption[];
  chosen: string;
  more: string;
  less: string;
  limit: number;
  second?: boolean;
  onChoose: (value: string) => void;
}

function Chips({ label, all, none, options, chosen, more, less, limit, second, onChoose }: ChipsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  // The chosen option stays visible, even when it is among the hidden ones.
  const shown =
    open || options.length <= limit
      ? options
      : options.filter((option, at) => at < limit || option.value === chosen);
  const chip = (value: string, text: string, count?: number) => (
    <button
      key={value}
      type="button"
      aria-pressed={value === chosen}
      data-part="chip"
      data-state={value === chosen ? 'on' : 'off'}
      className={styles.chip}
      // An option that leaves nothing cannot be chosen, but one that is chosen can be cleared.
      disabled={count === 0 && value !== chosen}
      // Pressing the chosen option again clears the choice.
      onClick={() => onChoose(value === chosen ? none : value)}
    >
      {text}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </button>
  );
  return (
    <fieldset className={clsx(styles.row, second && styles.second)} aria-labelledby={id} data-part="group">
      <span id={id} className={clsx(styles.label, second && styles.secondLabel)}>
        {label}
      </span>
      <div className={styles.chips}>
        {chip(none, all)}
        {shown.map((option) => chip(option.value, option.label, option.count))}
        {options.length > limit && (
          <button type="button" aria-expanded={open} className={styles.more} onClick={() => setOpen(!open)}>
            {open ? less : more}
          </button>
        )}
      </div>
    </fieldset>
  );
}

const holds = (option: FilterOption, value: string): boolean =>
  option.value === value || (option.children?.some((child) => child.value === value) ?? false);

/** Rows of options that filter a list, at most two levels deep. The parent keeps what is chosen. */
export function FilterBar({
  groups,
  onFilter,
  label,
  more,
  less,
  limit = 12,
  className,
  ...rest
}: FilterBarProps) {
  return (
    <fieldset
      aria-label={label}
      {...rest}
      data-component="FilterBar"
      className={clsx(styles.root, className)}
    >
      {groups.map((group) => {
        const top =
          group.value === '' ? undefined : group.options.find((option) => holds(option, group.value));
        const shared = { more, less, limit, onChoose: (value: string) => onFilter(group.name, value) };
        return (
          <div key={group.name} className={styles.group}>
            <Chips
              {...shared}
              label={group.label}
              all={group.all}
              none=""
              options={group.options}
              chosen={top?.value ?? ''}
            />
            {top?.children && top.children.length > 0 && (
              <Chips
                {...shared}
                second
                label={top.label}
                all={group.all}
                none={top.value}
                options={top.children}
                chosen={group.value}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
