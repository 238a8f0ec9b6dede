import { Button } from '@stoa/ui/Button';
import type { FilterGroup } from '@stoa/ui/FilterBar';
import { Tag } from '@stoa/ui/Tag';
import type { CourseListPageProps } from '../CourseListPage.tsx';
import { chosenFilters } from '../filters.ts';
import * as styles from './FilterRow.css.ts';

/** The filters in use, each of which can be removed. */
export function Chosen({ groups, props }: { groups: readonly FilterGroup[]; props: CourseListPageProps }) {
  const { tList, onFilter, onClear } = props;
  return (
    <div className={styles.chosen}>
      {chosenFilters(groups).map(({ name, label }) => (
        <Tag key={name} tone="accent" onRemove={() => onFilter(name, '')}>
          {label}
        </Tag>
      ))}
      <Button variant="ghost" size="sm" onClick={onClear}>
        {tList('clear')}
      </Button>
    </div>
  );
}
