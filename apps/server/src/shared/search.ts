import type { TargetKind } from '@stoa/domain';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Viewer } from '../areas/course/rules.ts';
import type { Localised } from '../db/schema/index.ts';
import type { SessionContext } from '../http/handle.ts';

/** How close words are to what is looked for: from 0, where nothing of it stands, to 2, where they begin with it. */
export interface Comparison {
  /** For the closest of several words, which a subquery answers one a row as `stoa_folded` writes them; 0 where none is close enough to count. */
  readonly closest: (foldedWords: SQL) => SQL<number>;
  /** For words that the server has read already; 0 where they are not close enough to count. */
  readonly closenessTo: (words: Localised) => number;
}

/** The documents of an area as one SELECT yields them: where they are, and which of their words are compared. */
export interface SearchDocuments {
  readonly from: SQLWrapper;
  /** Whose rows, and that this person may see them. */
  readonly where: SQL | undefined;
  /** A number of `TargetKind`. */
  readonly kind: SQL;
  readonly id: SQLWrapper;
  /** Words as `stoa_folded` writes them; they count three times. */
  readonly title: SQLWrapper;
  /** As `title`; they count once. */
  readonly summary: SQLWrapper;
  /** How close the closest of the subjects is, 0 where none is close enough; it counts twice. */
  readonly subjects: SQL<number>;
  /** What comes first among equals; the larger, the earlier. */
  readonly popularity: SQLWrapper;
  /** Epoch milliseconds, for a list with the newest first. */
  readonly freshTime: SQLWrapper;
}

/** A document as a list of results shows it, in the reader's language. */
export interface SearchCard {
  readonly title: string;
  readonly summary: string;
  readonly coverUrl: string | undefined;
  /** What else is said of it, such as the name of a category. */
  readonly facts: readonly string[];
  readonly subjects: readonly string[];
}

/** How an area is found by a search. */
export interface SearchSource {
  /** Kinds of its documents, in the order in which a list offers them; no other area may name them. */
  readonly kinds: readonly TargetKind[];
  readonly documents: (
    context: SessionContext,
    viewer: Viewer,
    comparison: Comparison,
  ) => Promise<SearchDocuments> | SearchDocuments;
  /**
   * Cards by id, with as many statements for many as for one. Only ids that `documents` has answered in the same
   * transaction are asked for, so that it need not say again who may see them.
   */
  readonly cards: (
    context: SessionContext,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, SearchCard>>;
}
