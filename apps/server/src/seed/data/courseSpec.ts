import type { Pair } from './text.ts';

/**
 * Kinds of items: V video, A audio, D document, I image, T table, X image-text, L link. Tests are a list of their
 * own (`courseTests`), because their content is an exam.
 */
export type KindLetter = 'V' | 'A' | 'D' | 'I' | 'T' | 'X' | 'L';

/** Rows of a table; the first is its head. */
export type TableRows = readonly (readonly Pair[])[];

/**
 * The content of an item: paragraphs of an image-text item, a table that is named like its lesson, several
 * tables with names of their own, or a link.
 */
export type ItemExtra =
  | readonly Pair[]
  | { table: TableRows }
  | { sheets: readonly (readonly [name: Pair, rows: TableRows])[] }
  | { link: string };

export type ItemSpec = readonly [kind: KindLetter, zh: string, en: string, extra?: ItemExtra];

export type ChapterSpec = readonly [zh: string, en: string, items: readonly ItemSpec[]];

/** A course as its author writes it; ids, media, scores and counts are added by `courseRows.ts`. */
export interface CourseSpec {
  id: number;
  title: Pair;
  summary: Pair;
  objectives: readonly Pair[];
  suitableFor: Pair;
  /** A category of the second level. */
  categoryId: number;
  level: 1 | 2 | 3;
  /** `paid` is the price in fen, hundredths of a yuan. */
  charge?: 'vip' | { paid: number };
  customised?: true;
  /** Days until the course opens; until then it is visible but cannot be studied. */
  opensInDays?: number;
  teacherIds: readonly number[];
  tagIds: readonly number[];
  chapters: readonly ChapterSpec[];
}
