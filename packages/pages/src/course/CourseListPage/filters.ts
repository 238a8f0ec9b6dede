import type { CourseFilterName, CourseFilters } from '@stoa/api/contract/course';
import {
  ChargeFilter,
  DurationFilter,
  isValueOf,
  JobLevel,
  ProgressFilter,
  RatingFilter,
  type TreeNode,
} from '@stoa/domain';
import type { FilterGroup, FilterOption } from '@stoa/ui/FilterBar';
import type { CourseListTranslate, CourseTranslate } from '../words/index.ts';

export type { CourseFilterName };

/** The chosen values, by filter. */
export type FilterValues = Readonly<Partial<Record<CourseFilterName, number>>>;

/** The filters that a list offers, and their messages. */
export interface OfferedFilters {
  /** The filters that the list offers, in this order. */
  readonly offered: readonly CourseFilterName[];
  readonly values: FilterValues;
  /** Whether VIP is hidden from this person. */
  readonly hideVip: boolean;
  readonly t: CourseTranslate;
  readonly tList: CourseListTranslate;
}

/** A filter in use, which can be removed by itself. */
export interface ChosenFilter {
  name: string;
  label: string;
}

const optionOf = ({ id, name, children }: TreeNode): FilterOption => ({
  value: String(id),
  label: name,
  children: children?.map(optionOf),
});

function optionsOf(
  name: CourseFilterName,
  filters: CourseFilters,
  { hideVip, t, tList }: OfferedFilters,
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
        isValueOf(ChargeFilter, charge) &&
        charge !== ChargeFilter.All &&
        !(hideVip && charge === ChargeFilter.Vip)
          ? [{ value: String(charge), label: tList(`charge.${charge}`) }]
          : [],
      );
    case 'tagId':
      return filters.tags.map(({ tagId, name: label }) => ({ value: String(tagId), label }));
    case 'duration':
      return (filters.durations ?? []).flatMap((length) =>
        isValueOf(DurationFilter, length) && length !== DurationFilter.All
          ? [{ value: String(length), label: tList(`duration.${length}`) }]
          : [],
      );
    case 'rating':
      return (filters.ratings ?? []).flatMap((rating) =>
        isValueOf(RatingFilter, rating) && rating !== RatingFilter.All
          ? [{ value: String(rating), label: tList(`rating.${rating}`) }]
          : [],
      );
    case 'progress':
      return (filters.progresses ?? []).flatMap((progress) =>
        isValueOf(ProgressFilter, progress) && progress !== ProgressFilter.All
          ? [{ value: String(progress), label: tList(`progress.${progress}`) }]
          : [],
      );
    default:
      return name satisfies never;
  }
}

/**
 * Adds to the options, and to their child options, the number of courses that each leaves, if it is known.
 */
function counted(
  options: readonly FilterOption[],
  filter: CourseFilterName,
  counts: CourseFilters['counts'],
): readonly FilterOption[] {
  if (counts === undefined) return options;
  return options.map((option) => ({
    ...option,
    count: counts.find((each) => each.filter === filter && String(each.value) === option.value)?.count ?? 0,
    children: option.children && counted(option.children, filter, counts),
  }));
}

/** The filters of a list; a filter without any value is left out. */
export function filterGroups(filters: CourseFilters, wanted: OfferedFilters): FilterGroup[] {
  const { offered, values, tList } = wanted;
  return offered.flatMap((name) => {
    const options = optionsOf(name, filters, wanted);
    if (options.length === 0) return [];
    const value = values[name];
    return [
      {
        name,
        label: tList(`filters.${name}`),
        all: tList('filters.all'),
        options: counted(options, name, filters.counts),
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

/** The filters in use, by name, so that each can be removed. */
export function chosenFilters(groups: readonly FilterGroup[]): ChosenFilter[] {
  return groups.flatMap(({ name, label, options, value }) =>
    value === '' ? [] : [{ name, label: labelOf(options, value) ?? label }],
  );
}
