import type { ChargeKind, Corner, ProgressState } from '@stoa/domain';
import type { ReactNode } from 'react';
import type { PageLink } from '../../common/index.ts';

export interface ListedCourse {
  id: number;
  title: string;
  href: string;
  coverUrl: string;
  /** Key or id; chooses the motif of a generated cover. */
  category: string | number;
  categoryName: string;
  level: string;
  itemCount: number;
  durationSeconds: number;
  score: number;
  learners?: number | undefined;
  credit: number;
  teacherNames: readonly string[];
  tags: readonly string[];
  corners: readonly Corner[];
  chargeKind: ChargeKind;
  priceFen?: number | undefined;
  vipPriceFen?: number | undefined;
  progress?: { percent: number; state: ProgressState } | undefined;
  /** Why it is in the list. */
  reason?: string | undefined;
  /** Its place in a ranking. */
  rank?: number | undefined;
  /** Absent where the company shows no such mark. */
  collected?: boolean | undefined;
  wanted?: boolean | undefined;
  /** What to do with it, in the table: look at it. */
  action?: PageLink | undefined;
  /** Where learning goes on, once one has it: in the table instead of the action. */
  resume?: PageLink | undefined;
}

/** A part of the list; a list that has only one needs no title for it. */
export interface CourseGroup {
  key: string;
  title?: string | undefined;
  courses: readonly ListedCourse[];
}

export interface CourseRows {
  groups: readonly CourseGroup[];
  /** "共 42 门课程", said again when it changes. */
  count: string;
  page: number;
  pageCount: number;
  /** Rows of the filters before, while the new ones are on their way. */
  stale: boolean;
}

/** A filter in use, to be taken away alone. */
export interface ChosenFilter {
  name: string;
  label: string;
}

export interface CourseTableWords {
  title: string;
  category: string;
  level: string;
  duration: string;
  credit: string;
  progress: string;
  action: string;
  notStarted: string;
  vip: string;
}

export interface CourseListWords {
  banner: string;
  filters: string;
  more: string;
  less: string;
  keyword: string;
  sort: string;
  layout: string;
  cards: string;
  table: string;
  clear: string;
  retry: string;
  list: string;
  pages: string;
  /** Nothing found with filters, and nothing there at all. */
  emptyFiltered: string;
  empty: string;
  columns: CourseTableWords;
}

/** A filter that stands beside the list, one entry of which is always chosen. */
export interface ListColumn {
  label: string;
  entries: readonly (PageLink & { current: boolean })[];
}

/** Buttons of a course that the page does not know: collect, want to learn. Their room is kept while there are none. */
export type RenderMarks = (course: ListedCourse) => ReactNode;
