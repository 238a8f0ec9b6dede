import type { ReactNode } from 'react';
import type { ListedCourse } from '../../course/CourseListPage/types.ts';
import type { Load, PageLink } from '../../common/index.ts';

/** One thing that was found. `title` and `summary` are markup from the server: only what stands out in it is kept. */
export interface SearchRow {
  key: string;
  title: string;
  summary: string;
  href: string;
  /** A cover for what is studied, a portrait for people. */
  picture: 'cover' | 'portrait';
  pictureUrl?: string | undefined;
  /** Seeds the generated cover. */
  seed: number;
  facts: readonly string[];
}

/** What was found of one kind; `more` leads to the rest of it. */
export interface SearchGroup {
  key: string;
  title: string;
  more?: PageLink | undefined;
  /** `SearchRows`, which may be still on their way. */
  list: ReactNode;
}

export interface SearchFound {
  /** Several kinds, each under its name; else one list. */
  grouped: boolean;
  groups: readonly SearchGroup[];
  /** "共 12 条结果", said again when it changes. */
  count: string;
  page: number;
  pageCount: number;
  /** Rows of the word before, while the new ones are on their way. */
  stale: boolean;
}

/** Nothing was found: what may have been meant, and what else there is. */
export interface SearchNothing {
  corrected?: PageLink | undefined;
  hot: readonly PageLink[];
  /** Absent where the company recommends nothing. */
  courses?: readonly ListedCourse[] | undefined;
}

export type SearchAnswerView = ({ found: true } & SearchFound) | ({ found: false } & SearchNothing);

/** Before a word is typed. */
export interface SearchStart {
  history: readonly PageLink[];
  hot: readonly PageLink[];
}

export interface SearchTab extends PageLink {
  key: string;
  count: number;
  current: boolean;
}

export interface SearchWords {
  title: string;
  field: string;
  submit: string;
  tabs: string;
  sort: string;
  pages: string;
  retry: string;
  corrected: string;
  nothing: string;
  nothingHint: string;
  history: string;
  hot: string;
  clear: string;
  forget: (word: string) => string;
  begin: string;
  recommended: string;
}

export type SearchAnswer = Load<SearchAnswerView>;
