import type { LinkTarget, TargetKind } from '@stoa/domain';
import { or, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Viewer } from '../areas/course/rules.ts';
import type { Localised } from '../db/schema/index.ts';
import type { SessionContext } from '../http/handle.ts';

/** Something that the assistant may cite in an answer. */
export interface PassageText {
  readonly kind: TargetKind;
  readonly id: number;
  readonly target: LinkTarget;
  readonly title: Localised;
  readonly summary: Localised;
  /** What else it is asked about by, such as its subjects. */
  readonly words: readonly Localised[];
}

/** How the assistant learns what an area holds. */
export interface PassageSource {
  /**
   * What this person may see that holds at least one of these words, in either language. The area bounds how much it
   * reads and begins with what is closest; the assistant compares what all areas answer.
   */
  readonly about: (
    context: SessionContext,
    viewer: Viewer,
    words: readonly string[],
  ) => Promise<readonly PassageText[]>;
}

/** Words of a column in both languages, to be looked into by `holdsAny`. */
export const lowered = (column: SQLWrapper): SQL => sql`lower(${column}::text)`;

export const holds = (text: SQLWrapper, word: string): SQL => sql`position(${word}::text in ${text}) > 0`;

export const holdsAny = (text: SQLWrapper, words: readonly string[]): SQL | undefined =>
  or(...words.map((word) => holds(text, word)));
