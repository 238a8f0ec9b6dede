import type { CourseListPageProps } from '../CourseListPage.tsx';
import { filterGroups } from '../filters.ts';
import { Chosen } from './Chosen.tsx';
import { FilterRow } from './FilterRow.tsx';

export interface FilterToolsProps {
  /** Whether a filter is in use. */
  chosen: boolean;
  props: CourseListPageProps;
}

/** The row of filters, order and layout, and below it the filters in use. */
export function FilterTools({ chosen, props }: FilterToolsProps) {
  const { filters } = props;
  const groups = filters.state === 'ready' ? filterGroups(filters.data, props) : [];
  return (
    <>
      <FilterRow groups={groups} props={props} />
      {chosen && <Chosen groups={groups} props={props} />}
    </>
  );
}
