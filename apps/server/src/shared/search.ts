import type { TargetKind } from '@stoa/domain';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Viewer } from '../features/course/rules.ts';
import type { Localised } from '../db/schema/index.ts';
import type { SessionContext } from '../http/handle.ts';

/** What is looked for, with what tells how close words are to it: from 0, for nothing of it, to 2, for all of it at the beginning. */
export interface Searched {
  /** Of a column that holds words as `stoa_folded` writes them. */
  readonly closeness: (folded: SQLWrapper) => SQL<number>;
  /** Of the closest of several words, which a subquery answers one a row as `stoa_folded` writes them. */
  readonly closest: (foldedWords: SQL) => SQL<number>;
  /** Of words that are known already; 0 unless they are close enough to count. */
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
    searched: Searched,
  ) => Promise<SearchDocuments> | SearchDocuments;
  /** Cards of documents that were found, by id, with as many statements for many as for one. */
  readonly cards: (
    context: SessionContext,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, SearchCard>>;
}
