import { courseList, relatedCourses } from '@stoa/api/contract/course';
import { CourseListKind, noCompanyId, ProgressState } from '@stoa/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { course, courseAffinity, courseProgress, member } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { countAffinity } from './affinity.ts';

let app: TestServer;
const tokens: Record<string, string> = {};
const people = {
  sunrise: [1, 1001],
  colleague: [2, 1001],
  newcomer: [6, 1001],
  deepblue: [4, 1002],
} as const;
type Who = keyof typeof people;

const begin = (userId: number, companyId: number, courseIds: readonly number[], state: ProgressState) =>
  asSystem(app.database.db, async (tx) => {
    for (const courseId of courseIds) {
      await tx
        .insert(courseProgress)
        .values({ userId, companyId, courseId, state, requiredItems: 1, lastTime: courseId, enrolTime: 1 })
        .onConflictDoNothing();
    }
  });

beforeAll(async () => {
  app = await startTestServer();
  tokens['sunrise'] = await app.signIn('13800000001');
  tokens['colleague'] = await app.signIn('13800000002');
  tokens['newcomer'] = await app.signIn('13800000006');
  tokens['deepblue'] = await app.signIn('13800000004', 'deepblue');
});
afterAll(() => app.close());

const list = (who: Who, query: Record<string, string | number> = {}, locale = 'zh-CN') =>
  app.call('GET', courseList.path, {
    query: { kind: CourseListKind.Ai, pageSize: 100, ...query },
    token: tokens[who] ?? '',
    headers: { 'accept-language': locale },
  });
const shown = async (...asked: Parameters<typeof list>) => (await list(...asked)).data['list'] ?? [];
const hadBy = async ([userId, companyId]: readonly [number, number]) =>
  asSystem(app.database.db, (tx) =>
    tx
      .select({ courseId: courseProgress.courseId, title: course.title, state: courseProgress.state })
      .from(courseProgress)
      .innerJoin(course, eq(course.courseId, courseProgress.courseId))
      .where(and(eq(courseProgress.userId, userId), eq(courseProgress.companyId, companyId))),
  );

describe('what is recommended', () => {
  test('has a reason on every card, in both languages, and keeps the contract', async () => {
    for (const who of ['sunrise', 'colleague', 'newcomer', 'deepblue'] as const) {
      for (const locale of ['zh-CN', 'en']) {
        const answer = await list(who, {}, locale);
        expect(brokenPromises(courseList, answer)).toEqual([]);
        const reasons = answer.data['list']?.map((one) => String(one['reason'] ?? '')) ?? [];
        expect(reasons.length).toBeGreaterThan(0);
        expect(reasons.filter((reason) => reason === '')).toEqual([]);
        expect(reasons.filter((one) => locale === 'en' && /\p{Script=Han}/u.test(one))).toEqual([]);
      }
    }
  });

  test('is nothing that the person has already, and names only courses that the person has studied', async () => {
    for (const who of ['sunrise', 'colleague', 'deepblue'] as const) {
      const had = await hadBy(people[who]);
      const studied = had.filter(({ state }) => state !== ProgressState.NotStarted);
      const cards = await shown(who);
      const ids = new Set(had.map(({ courseId }) => courseId));
      expect(cards.filter((one) => ids.has(Number(one['courseId'])))).toEqual([]);
      const named = cards.flatMap((card) => /《(.+?)》/.exec(String(card['reason']))?.[1] ?? []);
      const known = studied.map(({ title }) => title.zh);
      expect(named.filter((title) => !known.includes(title))).toEqual([]);
    }
  });

  test('for a new person is what suits their level, and says so', async () => {
    const [row] = await asSystem(app.database.db, (tx) =>
      tx
        .select({ level: member.jobLevel })
        .from(member)
        .where(and(eq(member.userId, 6), eq(member.companyId, 1001))),
    );
    const cards = await shown('newcomer');
    expect(cards.every((one) => one['jobLevels']?.map(Number).includes(row?.level ?? -1))).toBe(true);
    expect(cards.every((one) => String(one['reason']).startsWith('适合你的职级：'))).toBe(true);
  });

  test('is the same twice, comes in pages without gaps and repeats, and is narrowed by filters', async () => {
    const whole = (await shown('sunrise')).map((one) => one['courseId']);
    expect((await shown('sunrise')).map((one) => one['courseId'])).toEqual(whole);
    const parts: unknown[] = [];
    for (let pageNo = 1; parts.length < whole.length && pageNo <= whole.length; pageNo += 1) {
      parts.push(...(await shown('sunrise', { pageNo, pageSize: 3 })).map((one) => one['courseId']));
    }
    expect(parts).toEqual(whole);
    const narrow = await shown('sunrise', { jobLevel: 3 });
    expect(narrow.length).toBeLessThan(whole.length);
    expect(narrow.every((one) => whole.includes(one['courseId']))).toBe(true);
  });
});

const pairs = (companyId: number) =>
  asSystem(app.database.db, (tx) =>
    tx.select().from(courseAffinity).where(eq(courseAffinity.companyId, companyId)),
  );

const pair = async (companyId: number, courseId: number, otherId: number) =>
  (await pairs(companyId)).find((one) => one.courseId === courseId && one.otherId === otherId)?.learners;

describe('what colleagues study together', () => {
  test('comes first and says so; a single colleague, another company or a mere enrolment does not count', async () => {
    const target = 209;
    await asSystem(app.database.db, (tx) =>
      tx
        .delete(courseProgress)
        .where(and(inArray(courseProgress.courseId, [target]), eq(courseProgress.companyId, 1001))),
    );
    await begin(20, 1001, [206, target], ProgressState.InProgress);
    await begin(21, 1001, [206, target], ProgressState.NotStarted);
    await begin(22, 1002, [206, target], ProgressState.InProgress);
    await begin(23, noCompanyId, [206, target], ProgressState.InProgress);
    await begin(24, noCompanyId, [206, target], ProgressState.InProgress);
    await asSystem(app.database.db, countAffinity);
    expect(await pair(1001, 206, target)).toBeUndefined();
    expect(await pairs(noCompanyId)).toEqual([]);

    await begin(25, 1001, [206, target], ProgressState.Completed);
    await asSystem(app.database.db, countAffinity);
    expect(await pair(1001, 206, target)).toBe(2);
    expect(await pair(1001, target, 206)).toBe(2);
    const cards = await shown('sunrise');
    const at = cards.findIndex((one) => Number(one['courseId']) === target);
    expect(String(cards[at]?.['reason'])).toMatch(/^学过《.+》的同事也在学$/);
    expect(cards.slice(0, at).every((one) => String(one['reason']).endsWith('同事也在学'))).toBe(true);
    expect((await shown('deepblue')).filter((one) => /同事/.test(String(one['reason'])))).toEqual([]);
  });

  test('is counted again every time: a person who has left is not counted any more', async () => {
    await asSystem(app.database.db, (tx) => tx.delete(courseProgress).where(eq(courseProgress.userId, 25)));
    await asSystem(app.database.db, countAffinity);
    expect(await pair(1001, 206, 209)).toBeUndefined();
  });
});

describe('courses beside a course', () => {
  test('are similar ones, with the course itself as the reason', async () => {
    const answer = await app.call('GET', relatedCourses.path, {
      query: { courseId: 201, limit: 6 },
      token: tokens['sunrise'] ?? '',
    });
    expect(brokenPromises(relatedCourses, answer)).toEqual([]);
    const cards = Array.isArray(answer.data) ? answer.data : [];
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.map((one) => Number(one['courseId']))).not.toContain(201);
  });
});
