import type { LinkTarget, TargetKind } from '@stoa/domain';
import { or, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Viewer } from '../areas/course/rules.ts';
import type { Localised } from '../db/schema/index.ts';
import type { SessionContext } from '../http/handle.ts';

/** A text that the assistant may cite in an answer. */
export interface PassageText {
  readonly kind: TargetKind;
  readonly id: number;
  readonly target: LinkTarget;
  readonly title: Localised;
  readonly summary: Localised;
  /** Further words that describe it, such as its subjects. */
  readonly words: readonly Localised[];
}

/** How the assistant reads the content of an area. */
export interface PassageSource {
  /**
   * Texts that this person may see and that contain at least one of these words, in either language. The area
   * limits how much it reads and starts with the best matches; the assistant compares the results of all
   * areas.
   */
  readonly about: (
    context: SessionContext,
    viewer: Viewer,
    words: readonly string[],
  ) => Promise<readonly PassageText[]>;
}

/** A column with a text in both languages in lower case, for `holdsAny`. */
export const lowered = (column: SQLWrapper): SQL => sql`lower(${column}::text)`;

export const holds = (text: SQLWrapper, word: string): SQL => sql`position(${word}::text in ${text}) > 0`;

export const holdsAny = (text: SQLWrapper, words: readonly string[]): SQL | undefined =>
  or(...words.map((word) => holds(text, word)));
