import type { CourseSort } from '@stoa/api/contract/course';
import { CourseListKind } from '@stoa/domain';
import { filterNames, type FilterName } from '../../../common/listAddress/listQuery.ts';

/** What one course list asks for and offers differently from the others; its page knows what it shows differently. */
export interface ListRules {
  /** Offered to narrow it by, in this order. */
  readonly filters: readonly FilterName[];
  /** The first one holds while nobody chose. */
  readonly sorts: readonly CourseSort[];
  /** The company's banner of the page COURSE stands above. */
  readonly banner?: true;
  /** The industries stand beside the list, and one of them is always chosen. */
  readonly column?: true;
  /** Can be asked for anew, and leads to what it goes by. */
  readonly advice?: true;
  /** A course leaves the list when its mark goes: it stays in sight until the list is opened again. */
  readonly marked?: true;
}

const sorts: readonly CourseSort[] = ['default', 'new', 'hot', 'score'];
const newestFirst: readonly CourseSort[] = ['new', 'hot', 'score'];
const hottestFirst: readonly CourseSort[] = ['hot', 'new', 'score'];

const every = { filters: filterNames, sorts } as const;
/** What such a list costs is clear already. */
const oneCharge = { filters: filterNames.filter((name) => name !== 'charge'), sorts } as const;

export const listRules: Readonly<Record<CourseListKind, ListRules>> = {
  [CourseListKind.All]: { ...every, banner: true },
  [CourseListKind.Hot]: { filters: ['categoryId', 'jobLevel'], sorts: hottestFirst },
  [CourseListKind.Free]: { filters: ['categoryId', 'industryId', 'jobLevel'], sorts },
  [CourseListKind.Fresh]: { filters: ['categoryId', 'jobLevel'], sorts: newestFirst },
  [CourseListKind.Industry]: { filters: ['industryId', 'jobLevel', 'charge'], sorts, column: true },
  [CourseListKind.Customize]: { filters: ['categoryId'], sorts },
  [CourseListKind.Ai]: { filters: ['jobLevel'], sorts, advice: true },
  [CourseListKind.Cloud]: { filters: ['categoryId', 'industryId', 'jobLevel', 'charge'], sorts },
  [CourseListKind.Vip]: oneCharge,
  [CourseListKind.Paid]: oneCharge,
  [CourseListKind.Recommend]: every,
  [CourseListKind.Company]: every,
  [CourseListKind.Wanna]: { ...every, marked: true },
};

/** The list of an address: each has its kind as the last part of its path, and the cloud's stands outside. */
export function kindOf(pathname: string): CourseListKind {
  const [name = ''] = pathname.split('/').filter(Boolean).slice(-1);
  if (name === 'cloud-course') return CourseListKind.Cloud;
  return Object.values(CourseListKind).find((kind) => kind === name) ?? CourseListKind.All;
}
