import { courseFilterNames, courseFilters, courseList } from '@stoa/api/contract/course';
import type { CourseFilterName } from '@stoa/api/contract/course';
import {
  CourseListKind,
  durationBounds,
  DurationFilter,
  leastStars,
  ProgressFilter,
  ProgressState,
  RatingFilter,
} from '@stoa/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { countStatements } from '../../test/statements.ts';

let app: TestServer;
let token: string;
beforeAll(async () => {
  app = await startTestServer();
  token = await app.signIn('13800000001');
});
afterAll(() => app.close());

type Chosen = Partial<Record<CourseFilterName, number>>;
const asked = (path: string, query: Record<string, string | number>) =>
  app.call('GET', path, { query, token });
const filtersFor = async (query: Record<string, string | number>) =>
  (await asked(courseFilters.path, query)).data;
const listed = async (query: Record<string, string | number>) =>
  (await asked(courseList.path, { pageSize: 100, ...query })).data;

/** Every value that the list offers, by filter. */
async function offered(): Promise<readonly (readonly [CourseFilterName, number])[]> {
  const data = await filtersFor({ kind: 'all' });
  return (data['counts'] ?? []).flatMap((one) => {
    const filter = courseFilterNames.find((name) => name === String(one['filter']));
    return filter === undefined ? [] : [[filter, Number(one['value'])] as const];
  });
}

const statesOf = async (progress: ProgressFilter) =>
  new Set(
    ((await listed({ kind: 'all', progress }))['list'] ?? []).map((one) =>
      Number(one['progress']?.['state'] ?? ProgressState.NotStarted),
    ),
  );

const cost = async (query: Record<string, string | number>) =>
  (await countStatements(app, () => filtersFor({ kind: 'all', ...query }))).statements;

test('the number beside a filter value is the number of courses that choosing it leaves', async () => {
  const values = await offered();
  expect(new Set(values.map(([filter]) => filter))).toEqual(new Set(courseFilterNames));
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3, selector: ([filter]) => filter }),
      fc.option(fc.constantFrom('安全', 'checkout', '店'), { nil: undefined }),
      fc.constantFrom(...values),
      async (choices, keyword, [filter, value]) => {
        const chosen: Chosen = Object.fromEntries(choices);
        const query = { kind: 'all', ...chosen, ...(keyword === undefined ? {} : { keyword }) };
        const said = (await filtersFor(query))['counts']?.find(
          (one) => String(one['filter']) === filter && Number(one['value']) === value,
        );
        const left = await listed({ ...query, [filter]: value });
        expect(Number(said?.['count'] ?? 0)).toBe(Number(left['total']));
      },
    ),
    { seed: 20_261_124, numRuns: 40 },
  );
});

test('which filter values there are follows from the list, whatever is chosen', async () => {
  const { counts: _all, ...whole } = await filtersFor({ kind: 'all' });
  const { counts: _left, ...narrowed } = await filtersFor({ kind: 'all', jobLevel: 3, keyword: '安全' });
  expect(narrowed).toEqual(whole);
});

test('length, rating and progress let through exactly what they say', async () => {
  const { Short, Medium, Long, VeryLong } = DurationFilter;
  for (const duration of [Short, Medium, Long, VeryLong] as const) {
    const [above, most] = durationBounds[duration];
    const lengths = ((await listed({ kind: 'all', duration }))['list'] ?? []).map((one) =>
      Number(one['duration']),
    );
    expect(lengths.filter((length) => length <= above || length > most)).toEqual([]);
  }
  for (const rating of [RatingFilter.Excellent, RatingFilter.Good, RatingFilter.Fair] as const) {
    const scores = ((await listed({ kind: 'all', rating }))['list'] ?? []).map((one) => Number(one['score']));
    expect(scores.length).toBeGreaterThan(0);
    expect(scores.filter((score) => Number(score.toFixed(1)) < leastStars[rating])).toEqual([]);
  }
  expect(await statesOf(ProgressFilter.NotBegun)).toEqual(new Set([ProgressState.NotStarted]));
  expect(await statesOf(ProgressFilter.InProgress)).toEqual(new Set([ProgressState.InProgress]));
  expect(await statesOf(ProgressFilter.Completed)).toEqual(new Set([ProgressState.Completed]));
});

test('the popular list is a ranking of twenty by the number that it shows', async () => {
  const { list = [], total, pages } = await listed({ kind: CourseListKind.Hot, sort: 'score', pageSize: 20 });
  expect([list.length, Number(total), Number(pages)]).toEqual([20, 20, 1]);
  const numbers = list.map((one) => Number(one['recentNum']));
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  expect(Math.min(...numbers)).toBeGreaterThan(0);
  expect((await listed({ kind: CourseListKind.Hot, pageNo: 3, pageSize: 8 }))['list']).toHaveLength(4);
  expect((await listed({ kind: CourseListKind.Hot, pageNo: 4, pageSize: 8 }))['list']).toHaveLength(0);
});

test('all counts come with one statement, however many filters are chosen', async () => {
  const plain = await cost({});
  const everything = Object.fromEntries(courseFilterNames.map((name) => [name, 1]));
  expect(await cost({ ...everything, keyword: '安全' })).toBe(plain);
});
