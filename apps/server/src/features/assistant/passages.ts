import { CourseListKind, PersonRole, TargetKind } from '@stoa/domain';
import type { LinkTarget } from '@stoa/domain';
import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { ofCompanyOrPlatform } from '../../db/owned.ts';
import { course, courseItem, person, tag } from '../../db/schema/index.ts';
import type { Localised } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { collectionsSeen } from '../collection/queries.ts';
import { conditionOf } from '../course/list.ts';
import type { Viewer } from '../course/rules.ts';
import { scoresOf } from './bm25.ts';
import { coverage, wordsOf } from './question.ts';

/** Something that the person may see and that speaks of what was asked. */
export interface Passage {
  readonly kind: TargetKind;
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly target: LinkTarget;
  /** The part of the question that stands in it, and in its title, from 0 to 1. */
  readonly share: number;
  readonly titleShare: number;
}

interface Candidate extends Pick<Passage, 'kind' | 'id' | 'target'> {
  readonly title: Localised;
  readonly summary: Localised;
  readonly words: readonly Localised[];
}

/** How many of each are read at most, however much there is. */
const most = { courses: 80, items: 60, people: 30 } as const;
/** A third of what was asked: less is chance. */
const least = 1 / 3;

const folded = (column: SQLWrapper): SQL => sql`lower(${column}::text)`;
const holds = (column: SQLWrapper, word: string): SQL => sql`position(${word}::text in ${column}) > 0`;
const holdsAny = (column: SQLWrapper, words: readonly string[]): SQL | undefined =>
  or(...words.map((word) => holds(column, word)));

async function coursesAbout(
  { tx, now }: SessionContext,
  viewer: Viewer,
  words: readonly string[],
): Promise<Candidate[]> {
  const tags = new Map((await tx.select().from(tag)).map(({ tagId, name }) => [tagId, name]));
  const meant = [...tags].flatMap(([tagId, { zh, en }]) =>
    coverage(words, wordsOf(`${zh} ${en}`)) > 0 ? [tagId] : [],
  );
  const parts = words.flatMap((word) => [
    sql`3 * (${holds(course.foldedTitle, word)})::integer`,
    sql`(${holds(course.foldedSummary, word)})::integer`,
  ]);
  const tagged = sql`2 * (${course.tagIds} && ${`{${meant.join()}}`}::integer[])::integer`;
  const near = sql<number>`(${sql.join([...parts, tagged], sql` + `)})`;
  const rows = await tx
    .select({
      id: course.courseId,
      title: course.title,
      summary: course.summary,
      objectives: course.objectives,
      tagIds: course.tagIds,
    })
    .from(course)
    .where(and(conditionOf(tx, { kind: CourseListKind.All }, viewer, now), gt(near, 0)))
    .orderBy(desc(near), desc(course.hotScore), desc(course.courseId))
    .limit(most.courses);
  return rows.map(({ objectives, tagIds, ...row }) => ({
    ...row,
    kind: TargetKind.Course,
    target: { kind: TargetKind.Course, id: row.id },
    words: [...objectives, ...tagIds.flatMap((tagId) => tags.get(tagId) ?? [])],
  }));
}

/** Lessons of the courses that were found; of all courses only where none was, because every title is then read. */
async function itemsAbout(
  { tx, now }: SessionContext,
  viewer: Viewer,
  words: readonly string[],
  courses: readonly Candidate[],
): Promise<Candidate[]> {
  const rows = await tx
    .select({ id: courseItem.itemId, courseId: course.courseId, title: courseItem.title, of: course.title })
    .from(courseItem)
    .innerJoin(course, eq(course.courseId, courseItem.courseId))
    .where(
      and(
        conditionOf(tx, { kind: CourseListKind.All }, viewer, now),
        courses.length === 0
          ? undefined
          : oneOf(
              course.courseId,
              courses.map(({ id }) => id),
            ),
        holdsAny(folded(courseItem.title), words),
      ),
    )
    .orderBy(desc(course.hotScore), asc(courseItem.itemId))
    .limit(most.items);
  return rows.map(({ id, courseId, title, of }) => ({
    kind: TargetKind.CourseItem,
    id,
    title,
    summary: of,
    words: [],
    target: { kind: TargetKind.CourseItem, id, params: { courseId: String(courseId) } },
  }));
}

const pages = {
  [PersonRole.Teacher]: TargetKind.Teacher,
  [PersonRole.Lecturer]: TargetKind.Lecturer,
  [PersonRole.Mentor]: TargetKind.Mentor,
} as const satisfies Record<PersonRole, TargetKind>;

/** What there is little of beside the courses: special topics and people. */
async function othersAbout({ tx, session }: SessionContext, words: readonly string[]): Promise<Candidate[]> {
  const specials = await collectionsSeen(tx, session.companyId, { kind: TargetKind.Special });
  const people = await tx
    .select()
    .from(person)
    .where(
      and(
        ofCompanyOrPlatform(person.companyId, session.companyId),
        or(...[person.name, person.title, person.tags].map((column) => holdsAny(folded(column), words))),
      ),
    )
    .orderBy(asc(person.personId))
    .limit(most.people);
  return [
    ...specials.map(({ collectionId: id, kind, name, summary }) => ({
      kind,
      id,
      title: name,
      summary,
      words: [],
      target: { kind, id },
    })),
    ...people.map(({ personId: id, role, name, title, tags, expertise }) => ({
      kind: pages[role],
      id,
      title: name,
      summary: title,
      words: [...tags, ...expertise],
      target: { kind: pages[role], id },
    })),
  ];
}

const said = (texts: readonly Localised[]): string[] => texts.flatMap(({ zh, en }) => wordsOf(`${zh} ${en}`));

/** What the person may see that speaks of these words, the best first. Titles weigh as in a search (contract 8.14). */
export async function passagesAbout(
  context: SessionContext,
  viewer: Viewer,
  words: readonly string[],
): Promise<Passage[]> {
  if (words.length === 0) return [];
  const courses = await coursesAbout(context, viewer, words);
  const candidates = [
    ...courses,
    ...(await itemsAbout(context, viewer, words, courses)),
    ...(await othersAbout(context, words)),
  ].map((one) => ({ ...one, titled: said([one.title]), pieces: said([one.summary, ...one.words]) }));
  const scores = scoresOf(
    words,
    candidates.map(({ titled, pieces }) => [...titled, ...titled, ...titled, ...pieces]),
  );
  return candidates
    .map(({ kind, id, target, title, summary, titled, pieces }, at) => ({
      kind,
      id,
      target,
      title: context.text(title),
      summary: context.text(summary),
      score: scores[at] ?? 0,
      share: coverage(words, [...titled, ...pieces]),
      titleShare: coverage(words, titled),
    }))
    .filter(({ share }) => share >= least)
    .toSorted((one, other) => other.score - one.score);
}
