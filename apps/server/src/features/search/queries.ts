import { CourseListKind } from '@stoa/domain';
import { desc, eq, gt, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { category, course, tag } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { conditionOf } from '../course/list.ts';
import type { Viewer } from '../course/rules.ts';
import { closenessIn, weights } from './rank.ts';
import { folded, isClose, least } from './words.ts';

const hotWords = 8;

export interface Found {
  readonly courseId: number;
  readonly title: string;
  readonly summary: string;
  readonly coverUrl: string;
  readonly categoryName: string;
  readonly tags: readonly string[];
  readonly freshTime: number;
  readonly score: number;
}

export interface Wanted {
  readonly keyword: string;
  readonly grams: readonly string[];
  readonly sort?: 'default' | 'new' | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** As `closeness` in words.ts, over both languages at once. */
function closenessOf(column: SQLWrapper, { keyword, grams }: Wanted): SQL<number> {
  const typed = folded(keyword);
  const pieces = grams.map((gram) => sql`(position(${gram}::text in ${column}) > 0)::integer`);
  // Where the second language begins is a beginning as well.
  return sql`((${sql.join(pieces, sql` + `)}) / ${grams.length}::double precision + case
    when starts_with(${column}, ${typed}) or position(chr(31) || ${typed} in ${column}) > 0 then 1
    when position(${typed}::text in ${column}) > 0 then 0.5 else 0 end)`;
}

const counted = (close: SQL<number>, weight: number): SQL =>
  sql`case when ${close} >= ${sql.raw(String(least))} then ${sql.raw(String(weight))} * ${close} else 0 end`;

/** The best of a course's subjects; there are few of them, so that they are compared before. */
async function subjectsOf({ tx }: SessionContext, wanted: Wanted): Promise<SQL> {
  const worth = (await tx.select().from(tag)).flatMap(({ tagId, name }) => {
    const close = closenessIn(name, wanted.keyword, wanted.grams);
    return isClose(close) ? [[String(tagId), close * weights.tags] as const] : [];
  });
  if (worth.length === 0) return sql`0`;
  return sql`coalesce((select max((${JSON.stringify(Object.fromEntries(worth))}::jsonb ->> t::text)::double precision) from unnest(${course.tagIds}) t), 0)`;
}

/** One page of the courses that the person may be shown and that are close, the closest first, and how many there are. */
export async function coursesFound(
  context: SessionContext,
  viewer: Viewer,
  wanted: Wanted,
): Promise<{ list: Found[]; total: number }> {
  const { tx, now } = context;
  const [title, summary] = [
    closenessOf(course.foldedTitle, wanted),
    closenessOf(course.foldedSummary, wanted),
  ];
  const score = sql<number>`${counted(title, weights.title)} + ${counted(summary, weights.summary)} + ${await subjectsOf(context, wanted)}`;
  const near = tx
    .select({
      courseId: course.courseId,
      hotScore: course.hotScore,
      freshTime: course.freshTime,
      score: score.as('score'),
    })
    .from(course)
    .where(conditionOf(tx, { kind: CourseListKind.All }, viewer, now))
    .as('near');
  const { limit, offset } = wanted;
  const rows = await tx
    .select({
      courseId: near.courseId,
      score: sql<number>`${near.score}`.mapWith(Number),
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(near)
    .where(gt(near.score, 0))
    .orderBy(
      desc(wanted.sort === 'new' ? near.freshTime : near.score),
      desc(near.hotScore),
      desc(near.courseId),
    )
    .limit(limit)
    .offset(offset);
  // Where no row is asked for or left, none says how many there are.
  const total = rows[0]?.total ?? (offset === 0 && limit > 0 ? 0 : await tx.$count(near, gt(near.score, 0)));
  return { list: await told(context, rows), total };
}

async function told(
  { tx, text, media }: SessionContext,
  found: readonly { courseId: number; score: number }[],
): Promise<Found[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ courseId }) => courseId);
  const rows = await tx
    .select({
      courseId: course.courseId,
      title: course.title,
      summary: course.summary,
      coverUrl: course.coverUrl,
      category: category.name,
      tagIds: course.tagIds,
      freshTime: course.freshTime,
    })
    .from(course)
    .innerJoin(category, eq(category.categoryId, course.categoryId))
    .where(oneOf(course.courseId, ids));
  const tags = new Map((await tx.select().from(tag)).map(({ tagId, name }) => [tagId, text(name)]));
  const cards = new Map(rows.map((row) => [row.courseId, row]));
  return found.flatMap(({ courseId, score }) => {
    const row = cards.get(courseId);
    if (row === undefined) return [];
    return {
      courseId,
      score,
      title: text(row.title),
      summary: text(row.summary),
      coverUrl: media(row.coverUrl),
      categoryName: text(row.category),
      tags: row.tagIds.flatMap((id) => tags.get(id) ?? []),
      freshTime: row.freshTime,
    };
  });
}

/** Titles and subjects that a slip of the finger may have meant, of the courses that most people study. */
export async function knownWords({ tx, now, text }: SessionContext, viewer: Viewer): Promise<string[]> {
  const rows = await tx
    .select({ title: course.title })
    .from(course)
    .where(conditionOf(tx, { kind: CourseListKind.All }, viewer, now))
    .orderBy(desc(course.hotScore), desc(course.courseId))
    .limit(500);
  const tags = await tx.select({ name: tag.name }).from(tag).orderBy(tag.tagId);
  return [...rows.map(({ title }) => text(title)), ...tags.map(({ name }) => text(name))];
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
