import type { Pair } from './text.ts';

/** The letters of contract 9.3; E, the after-class test, comes with the exam area (decision 30). */
export type KindLetter = 'V' | 'A' | 'D' | 'I' | 'T' | 'X' | 'L';

/** The points of an image-text item, or a table whose first row is its head. */
export type ItemExtra = readonly Pair[] | { table: readonly (readonly Pair[])[] } | { link: string };

export type ItemSpec = readonly [kind: KindLetter, zh: string, en: string, extra?: ItemExtra];

export type ChapterSpec = readonly [zh: string, en: string, items: readonly ItemSpec[]];

/** A course as its author writes it; ids, media, scores and numbers are added by `content/courses.ts`. */
export interface CourseSpec {
  id: number;
  title: Pair;
  summary: Pair;
  objectives: readonly Pair[];
  suitableFor: Pair;
  /** Of the second level. */
  categoryId: number;
  level: 1 | 2 | 3;
  /** `paid` is a price in fen. */
  charge?: 'vip' | { paid: number };
  customised?: true;
  /** Can be seen, and studied from then on. */
  opensInDays?: number;
  teacherIds: readonly number[];
  tagIds: readonly number[];
  chapters: readonly ChapterSpec[];
}
