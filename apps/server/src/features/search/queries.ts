import { CourseListKind } from '@stoa/domain';
import { and, desc, exists, or, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { category, course, tag } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { conditionOf } from '../course/list.ts';
import type { Viewer } from '../course/rules.ts';

/** The hottest of them are ranked; nobody reads on after so many. */
const mostRanked = 500;
const hotWords = 8;

export interface Found {
  readonly courseId: number;
  readonly title: string;
  readonly summary: string;
  readonly coverUrl: string;
  readonly categoryName: string;
  readonly tags: readonly string[];
  readonly freshTime: number;
}

const has = (column: SQLWrapper, gram: string): SQL =>
  sql`position(${gram} in lower(normalize(${column}::text, NFKC))) > 0`;

const holds = (tx: Database, gram: string): SQL | undefined =>
  or(
    has(course.title, gram),
    has(course.summary, gram),
    exists(
      tx
        .select({ one: sql`1` })
        .from(tag)
        .where(and(sql`${tag.tagId} = any(${course.tagIds})`, has(tag.name, gram))),
    ),
  );

/** Courses that the person may be shown and that hold any of what is looked for; all of them without `grams`. */
export async function coursesWith(
  { tx, now, text, media }: SessionContext,
  viewer: Viewer,
  grams?: readonly string[],
): Promise<Found[]> {
  const shown = conditionOf(tx, { kind: CourseListKind.All }, viewer, now);
  const rows = await tx
    .select({
      courseId: course.courseId,
      title: course.title,
      summary: course.summary,
      coverUrl: course.coverUrl,
      categoryId: course.categoryId,
      tagIds: course.tagIds,
      freshTime: course.freshTime,
    })
    .from(course)
    .where(and(shown, grams && or(...grams.map((gram) => holds(tx, gram)))))
    .orderBy(desc(course.hotScore), desc(course.courseId))
    .limit(mostRanked);
  const tags = new Map((await tx.select().from(tag)).map(({ tagId, name }) => [tagId, text(name)]));
  const categories = new Map(
    (await tx.select().from(category)).map(({ categoryId, name }) => [categoryId, text(name)]),
  );
  return rows.map(({ categoryId, tagIds, ...row }) => ({
    ...row,
    title: text(row.title),
    summary: text(row.summary),
    coverUrl: media(row.coverUrl),
    categoryName: categories.get(categoryId) ?? '',
    tags: tagIds.flatMap((id) => tags.get(id) ?? []),
  }));
}

/** Subjects of the courses that people study most, among those that this person may be shown. */
export async function hotSubjects({ tx, now, text }: SessionContext, viewer: Viewer): Promise<string[]> {
  const rows = await tx
    .select({ name: tag.name })
    .from(course)
    .innerJoin(tag, sql`${tag.tagId} = any(${course.tagIds})`)
    .where(conditionOf(tx, { kind: CourseListKind.All }, viewer, now))
    .groupBy(tag.tagId)
    .orderBy(desc(sql`sum(${course.hotScore})`), tag.tagId)
    .limit(hotWords);
  return rows.map(({ name }) => text(name));
}
