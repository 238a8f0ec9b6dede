import type { SearchResult } from '@stoa/api/contract/search';
import type { TargetKind } from '@stoa/domain';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Viewer } from '../areas/course/rules.ts';
import type { Localised } from '../db/schema/index.ts';
import type { SessionContext } from '../http/handle.ts';

/** Scores texts against the keyword: from 0 for no match to 2 for a text that begins with the keyword. */
export interface Comparison {
  /**
   * Score of the best of several texts, which a subquery returns one per row in the form of `stoa_folded`; 0
   * if none matches well enough.
   */
  readonly closest: (foldedWords: SQL) => SQL<number>;
  /** Score of a text that the server has read already; 0 if it does not match well enough. */
  readonly closenessTo: (words: Localised) => number;
}

/** The documents of an area as one SELECT: where they are stored, and which of their columns are compared. */
export interface SearchDocuments {
  readonly from: SQLWrapper;
  /** The documents that this person may see. */
  readonly where: SQL | undefined;
  /** The documents' `TargetKind`, a number. */
  readonly kind: SQL;
  readonly id: SQLWrapper;
  /** Title in the form of `stoa_folded`; counts three times. */
  readonly title: SQLWrapper;
  /** Summary in the form of `stoa_folded`; counts once. */
  readonly summary: SQLWrapper;
  /** Score of the best subject, 0 if none matches; counts twice. */
  readonly subjects: SQL<number>;
  /** Order among documents with equal scores; larger numbers come first. */
  readonly popularity: SQLWrapper;
  /** Epoch milliseconds, for sorting by the newest. */
  readonly freshTime: SQLWrapper;
}

/** A document as the list of results shows it, in the reader's language. */
export interface SearchCard {
  readonly title: string;
  readonly summary: string;
  readonly coverUrl: string | undefined;
  /** Id of a course's category. */
  readonly categoryId?: number;
  /** Further facts to show, such as the name of a category. */
  readonly facts: readonly string[];
  readonly subjects: readonly string[];
}

/** Details that only the page of results shows, and suggestions do not need. */
export type SearchDetails = Pick<SearchResult, 'course' | 'courseNum' | 'fansNum'>;

/** How the search finds the content of an area. */
export interface SearchSource {
  /** Kinds of its documents, in the order in which a list offers them; no other area may list them. */
  readonly kinds: readonly TargetKind[];
  readonly documents: (
    context: SessionContext,
    viewer: Viewer,
    comparison: Comparison,
  ) => Promise<SearchDocuments> | SearchDocuments;
  /**
   * Cards by id, with as many statements for many as for one. It is called only with ids that `documents` has
   * returned in the same transaction, so visibility need not be checked again.
   */
  readonly cards: (
    context: SessionContext,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, SearchCard>>;
  /** Details by id, under the same conditions as `cards`. */
  readonly details?: (
    context: SessionContext,
    viewer: Viewer,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, SearchDetails>>;
}
