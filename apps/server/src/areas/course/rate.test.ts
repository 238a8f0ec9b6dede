import { courseDetail, courseRate } from '@stoa/api/contract/course';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { course, courseProgress, courseRating } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { meanOf, moved } from './rating.ts';

let app: TestServer;
let studied = '';
let fresh = '';
beforeAll(async () => {
  app = await startTestServer();
  studied = await app.signIn('13800000001');
  fresh = await app.signIn('13800000006');
});
afterAll(() => app.close());

const rate = (json: Record<string, unknown>, token = studied) =>
  app.call('POST', courseRate.path, { json: { courseId: 201, ...json }, token });
const sums = async (courseId = 201) => {
  const [row] = await asSystem(app.database.db, (tx) =>
    tx
      .select({ dist: course.ratingDist, count: course.ratingCount, score: course.score })
      .from(course)
      .where(eq(course.courseId, courseId)),
  );
  if (row === undefined) throw new Error('No course.');
  return row;
};

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

test('moving a rating keeps the number of ratings, or makes it one more; the mean stays between the stars', () => {
  const stars = fc.array(fc.nat(500), { minLength: 5, maxLength: 5 });
  const star = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(stars, star, star, (before, first, second) => {
      const once = moved(before, undefined, first);
      expect(sum(once)).toBe(sum(before) + 1);
      expect(moved(once, first, second)).toEqual(moved(before, undefined, second));
      expect(meanOf(once)).toBeGreaterThanOrEqual(1);
      expect(meanOf(once)).toBeLessThanOrEqual(5);
    }),
    { seed: 16 },
  );
  expect(meanOf([0, 0, 0, 0, 0])).toBe(0);
});

describe('a rating', () => {
  test('replaces the person’s earlier one and is shown as theirs', async () => {
    const before = await sums();
    const answer = await rate({ score: 1 });
    expect(brokenPromises(courseRate, answer)).toEqual([]);
    const after = await sums();
    expect(after.count).toBe(before.count);
    expect(after.dist).toEqual(moved(before.dist, 5, 1));
    expect(answer.data).toEqual({ avg: after.score, count: after.count, mine: 1 });
    expect((await rate({ score: 1 })).data).toEqual(answer.data);
    const detail = await app.call('GET', courseDetail.path, { query: { courseId: 201 }, token: studied });
    expect(detail.data['rating']).toEqual({
      avg: after.score,
      count: after.count,
      mine: 1,
      dist: after.dist,
    });
  });

  test('needs a minute of study (3005)', async () => {
    const before = await sums();
    expect(await rate({ score: 5 }, fresh)).toMatchObject({ code: 3005, data: null });
    expect(await sums()).toEqual(before);
  });

  test('of a course that is not there for the person is not found', async () => {
    for (const courseId of [301, 999_999]) expect((await rate({ courseId, score: 5 })).code).toBe(1004);
  });

  test.each([0, 6, 2.5, '5', null])('of %j is 1001', async (score) => {
    expect(await rate({ score })).toMatchObject({ code: 1001, msg: '参数错误：score' });
  });

  test('counts everybody when many rate at once', async () => {
    const people = [1101, 1102, 1103, 1104, 1105];
    await asSystem(app.database.db, (tx) =>
      tx.insert(courseProgress).values(
        people.map((userId) => ({
          userId,
          companyId: 1001,
          courseId: 205,
          studySeconds: 60,
          lastTime: app.now(),
          enrolTime: app.now(),
        })),
      ),
    );
    const before = await sums(205);
    const tokens = await Promise.all(people.map((_one, index) => app.signIn(`1391001000${index + 1}`)));
    const scores = [1, 2, 3, 4, 5];
    await Promise.all(
      tokens.flatMap((token, index) =>
        [rate({ courseId: 205, score: 3 }, token), rate({ courseId: 205, score: 3 }, token)].map((sent) =>
          sent.then(() => rate({ courseId: 205, score: scores[index] }, token)),
        ),
      ),
    );
    const after = await sums(205);
    expect(after.count).toBe(before.count + 5);
    expect(after.dist).toEqual(before.dist.map((count) => count + 1));
    expect(after.score).toBe(meanOf(after.dist));
    const rows = await asSystem(app.database.db, (tx) =>
      tx.select().from(courseRating).where(eq(courseRating.courseId, 205)),
    );
    expect(rows).toHaveLength(5);
  });
});
