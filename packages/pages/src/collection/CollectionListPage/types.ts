/** A special or an institute, as lists show it. */
export interface ListedCollection {
  id: number;
  name: string;
  href: string;
  coverUrl: string;
  summary: string;
  /** "6 门课程", "1.2万人学过": said one after the other. */
  facts: readonly string[];
  /** Absent where nobody can follow it. */
  followed?: boolean | undefined;
}

export interface CollectionRows {
  collections: readonly ListedCollection[];
  /** "共 5 个专题", said again when it changes. */
  count: string;
  page: number;
  pageCount: number;
  /** Rows of the search before, while the new ones are on their way. */
  stale: boolean;
}

export interface CollectionListWords {
  keyword: string;
  clear: string;
  retry: string;
  pages: string;
  /** Nothing found for the word, and nothing there at all. */
  emptyFiltered: string;
  empty: string;
}
