import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';
import type { FilterGroup, FilterOption } from '../FilterBar/FilterBar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, MenuRadioGroup } from '../Menu/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FilterMenus.css.ts';

export interface FilterMenusProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  groups: readonly FilterGroup[];
  /** Called with the name of the group and the chosen value, `''` for no choice. */
  onFilter: (name: string, value: string) => void;
  /** Name of the filters for screen readers. */
  label: string;
}

interface Row extends FilterOption {
  level: 1 | 2;
}

/** The options of both levels as rows; each follows the option that it refines. */
const rowsOf = (options: readonly FilterOption[]): readonly Row[] =>
  options.flatMap((option) => [
    { ...option, level: 1 },
    ...(option.children ?? []).map((child): Row => ({ ...child, level: 2 })),
  ]);

function OneMenu({ group, onFilter }: { group: FilterGroup; onFilter: FilterMenusProps['onFilter'] }) {
  const { name, label, all, value, options } = group;
  const rows = rowsOf(options);
  const chosen = rows.find((row) => row.value === value);
  return (
    <Menu
      label={label}
      align="start"
      data-part="filter"
      trigger={
        <Button
          variant={chosen === undefined ? 'outline' : 'soft'}
          tone={chosen === undefined ? 'neutral' : 'accent'}
          iconEnd={<Icon glyph={ChevronDown} size="sm" />}
          data-chosen={chosen !== undefined}
          className={styles.trigger}
        >
          {label}
          {chosen !== undefined && <VisuallyHidden>{` ${chosen.label}`}</VisuallyHidden>}
        </Button>
      }
    >
      <MenuRadioGroup
        label={label}
        value={value}
        onValueChange={(next) => onFilter(name, next)}
        options={[
          { value: '', label: all },
          ...rows.map((row) => ({
            value: row.value,
            // An option without any entry cannot be chosen, but a chosen one stays enabled, so that it can be
            // seen and cleared.
            disabled: row.count === 0 && row.value !== value,
            label: (
              <span className={styles.option} data-level={row.level}>
                {row.label}
                {row.count !== undefined && <span className={styles.count}>{row.count}</span>}
              </span>
            ),
          })),
        ]}
      />
    </Menu>
  );
}

/**
 * One row of menus that filter a list, at most two levels deep. Each option shows how many entries match it.
 * The parent stores what is chosen. If there is no space for a row, use a FilterBar.
 */
export function FilterMenus({ groups, onFilter, label, className, ...rest }: FilterMenusProps) {
  return (
    <fieldset
      aria-label={label}
      {...rest}
      data-component="FilterMenus"
      className={clsx(styles.root, className)}
    >
      {groups.map((group) => (
        <OneMenu key={group.name} group={group} onFilter={onFilter} />
      ))}
    </fieldset>
  );
}
