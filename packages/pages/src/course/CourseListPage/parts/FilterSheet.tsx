import { Button } from '@stoa/ui/Button';
import { Drawer } from '@stoa/ui/Drawer';
import { FilterBar, type FilterGroup } from '@stoa/ui/FilterBar';
import type { CourseListTranslate } from '../../words/index.ts';

export interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly FilterGroup[];
  onFilter: (name: string, value: string) => void;
  onClear: () => void;
  /** Number of courses that are left; `undefined` while it is not known. */
  total: number | undefined;
  tList: CourseListTranslate;
}

/**
 * The filters on a narrow page, in a sheet at the lower edge; the list behind it is updated with each choice.
 */
export function FilterSheet({
  open,
  onOpenChange,
  groups,
  onFilter,
  onClear,
  total,
  tList,
}: FilterSheetProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="bottom"
      title={tList('filters.name')}
      footer={
        <>
          <Button variant="outline" size="lg" onClick={onClear}>
            {tList('clear')}
          </Button>
          <Button size="lg" onClick={() => onOpenChange(false)}>
            {total === undefined ? tList('filters.showAll') : tList('filters.show', { total })}
          </Button>
        </>
      }
    >
      <FilterBar
        groups={groups}
        onFilter={onFilter}
        label={tList('filters.name')}
        more={tList('filters.more')}
        less={tList('filters.less')}
      />
    </Drawer>
  );
}
