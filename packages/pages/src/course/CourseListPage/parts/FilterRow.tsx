import { ArrowDownWideNarrow, SlidersHorizontal } from 'lucide-react';
import { LayoutSwitch } from '../../../common/LayoutSwitch.tsx';
import { useState } from 'react';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Button } from '@stoa/ui/Button';
import type { FilterGroup } from '@stoa/ui/FilterBar';
import { FilterMenus } from '@stoa/ui/FilterMenus';
import { Icon } from '@stoa/ui/Icon';
import { Menu, MenuRadioGroup } from '@stoa/ui/Menu';
import type { CourseListPageProps } from '../CourseListPage.tsx';
import { chosenFilters } from '../filters.ts';
import * as styles from './FilterRow.css.ts';

const Sheet = lazyPart(() => import('./laterSheet.ts'), { waiting: null, missing: orTryAgain });

export interface FilterRowProps {
  /** The filters; empty if the list has none. */
  groups: readonly FilterGroup[];
  props: CourseListPageProps;
}

function Sort({ sorts, sort, tList, onSort }: CourseListPageProps) {
  return (
    <Menu
      label={tList('sort.name')}
      trigger={
        <Button variant="ghost" iconStart={<Icon glyph={ArrowDownWideNarrow} />}>
          {tList(`sort.${sort}`)}
        </Button>
      }
    >
      <MenuRadioGroup
        label={tList('sort.name')}
        value={sort}
        onValueChange={onSort}
        options={sorts.map((value) => ({ value, label: tList(`sort.${value}`) }))}
      />
    </Menu>
  );
}

function Filters({ groups, props }: { groups: readonly FilterGroup[]; props: CourseListPageProps }) {
  const { courses, tList, onFilter, onClear } = props;
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const total = courses.state === 'ready' && !courses.data.stale ? courses.data.total : undefined;
  return (
    <>
      <FilterMenus
        groups={groups}
        onFilter={onFilter}
        label={tList('filters.name')}
        className={styles.menus}
      />
      <Button
        variant="outline"
        className={styles.opener}
        iconStart={<Icon glyph={SlidersHorizontal} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        {tList('filters.opened', { count: chosenFilters(groups).length })}
      </Button>
      {wasOpen && (
        <Sheet {...{ groups, onFilter, onClear, total, tList }} open={isOpen} onOpenChange={setOpen} />
      )}
    </>
  );
}

/**
 * One row that stays in view while the list scrolls: the filters as menus, or on a narrow page a button that opens
 * them in a sheet, then the order and the layout.
 */
export function FilterRow({ groups, props }: FilterRowProps) {
  const { filters, courses, sorts, layout, t, tList, onLayout } = props;
  return (
    <div className={styles.row} data-part="tools">
      {groups.length > 0 && <Filters groups={groups} props={props} />}
      {/* When the courses have failed to load as well, their message is enough. */}
      {filters.state === 'failed' && courses.state !== 'failed' && (
        <p role="alert" className={styles.missing}>
          {tList('filters.missing')}
          <Button variant="ghost" size="sm" onClick={filters.onRetry}>
            {t('retry')}
          </Button>
        </p>
      )}
      <div className={styles.ordering}>
        {sorts.length > 1 && <Sort {...props} />}
        <LayoutSwitch
          label={tList('layout.name')}
          value={layout}
          onValueChange={onLayout}
          cards={tList('layout.cards')}
          lines={{ value: 'table', label: tList('layout.table') }}
        />
      </div>
    </div>
  );
}
