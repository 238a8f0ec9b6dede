import type { CourseFilters } from '@stoa/api/contract/course';
import { ChargeFilter, isValueOf, JobLevel, type TreeNode } from '@stoa/domain';
import type { FilterGroup, FilterOption } from '@stoa/ui/FilterBar';
import type { ChosenFilter } from '@stoa/ui/patterns/CourseListPage';
import type { useTranslations } from 'use-intl';
import type { FilterName, ListQuery } from '../../../common/listAddress/listQuery.ts';

/** What a list and the company's flags allow to filter by. */
export interface FilterRights {
  /** What the list is narrowed by at all, in this order. */
  readonly names: readonly FilterName[];
  /** Charges are shown at all (`showVipPaidCourseFlg`). */
  readonly charges: boolean;
  /** The person may know about VIP (`hideVipModule` is off). */
  readonly vip: boolean;
}

type FilterWords = ReturnType<typeof useTranslations<'course'>>;

/** Filters that may reach the server; an address with another one is as if it were without (screens 4.0). */
export const offeredFilters = ({
  names,
  charges,
}: Pick<FilterRights, 'names' | 'charges'>): ReadonlySet<FilterName> =>
  new Set(names.filter((name) => name !== 'charge' || charges));

const optionOf = ({ id, name, children }: TreeNode): FilterOption => ({
  value: String(id),
  label: name,
  children: children?.map(optionOf),
});

function optionsOf(
  name: FilterName,
  filters: CourseFilters,
  { vip }: FilterRights,
  t: FilterWords,
): readonly FilterOption[] {
  switch (name) {
    case 'categoryId':
      return filters.categories.map(optionOf);
    case 'industryId':
      return filters.industries.map(optionOf);
    case 'jobLevel':
      return filters.jobLevels.flatMap((level) =>
        isValueOf(JobLevel, level) && level !== JobLevel.All
          ? [{ value: String(level), label: t(`level.${level}`) }]
          : [],
      );
    case 'charge':
      return filters.charges.flatMap((charge) =>
        isValueOf(ChargeFilter, charge) && charge !== ChargeFilter.All && (vip || charge !== ChargeFilter.Vip)
          ? [{ value: String(charge), label: t(`charge.${charge}`) }]
          : [],
      );
    case 'tagId':
      return filters.tags.map(({ tagId, name: label }) => ({ value: String(tagId), label }));
    default:
      return name satisfies never;
  }
}

/** The rows of the filter bar; a row without a choice is left out. */
export function filterGroups(
  filters: CourseFilters,
  query: ListQuery,
  rights: FilterRights,
  t: FilterWords,
): FilterGroup[] {
  return [...offeredFilters(rights)].flatMap((name) => {
    const options = optionsOf(name, filters, rights, t);
    if (options.length === 0) return [];
    const value = query.filters[name];
    return [
      {
        name,
        label: t(`filters.${name}`),
        all: t('filters.all'),
        options,
        value: value === undefined ? '' : String(value),
      },
    ];
  });
}

const labelOf = (options: readonly FilterOption[], value: string): string | undefined => {
  for (const option of options) {
    if (option.value === value) return option.label;
    const below = option.children && labelOf(option.children, value);
    if (below !== undefined) return below;
  }
  return undefined;
};

/** Filters in use, by name, so that each can be taken away. */
export function chosenFilters(groups: readonly FilterGroup[]): ChosenFilter[] {
  return groups.flatMap(({ name, label, options, value }) =>
    value === '' ? [] : [{ name, label: labelOf(options, value) ?? label }],
  );
}
