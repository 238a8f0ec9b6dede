import type { FilterGroup } from '@stoa/ui/FilterBar';
import type { ListColumn } from '@stoa/ui/patterns/CourseListPage';

/** The chosen value of the column beside the list: the address's when it is offered, else the first. */
export function columnValue(group: FilterGroup | undefined): number | undefined {
  const chosen = group?.options.find(({ value }) => value === group.value) ?? group?.options[0];
  return chosen && Number(chosen.value);
}

export function columnOf(
  group: FilterGroup | undefined,
  hrefOf: (name: string, value: string) => string,
): ListColumn | undefined {
  const chosen = columnValue(group);
  return (
    group && {
      label: group.label,
      entries: group.options.map(({ value, label }) => ({
        label,
        href: hrefOf(group.name, value),
        current: Number(value) === chosen,
      })),
    }
  );
}
