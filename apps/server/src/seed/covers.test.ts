import { coverMotifOf, coverSeed, CourseListKind, TargetKind, valuesOf } from '@stoa/domain';
import type { LinkTarget } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';

/** One place in a row of pictures: its seed, or nothing if the thing has a picture of its own. */
type Cover = string | number | undefined;

const people: readonly [account: string, domainName: string | undefined][] = [
  ['13800000001', 'sunrise'],
  ['13800000002', 'sunrise'],
  ['13800000004', 'deepblue'],
  ['13800000007', ''],
  ['13800000008', ''],
];

/** A row ends after the second, third or fourth picture, so after each multiple of twelve every row ends. */
const neighbours = (covers: readonly Cover[]): [Cover, Cover][] =>
  covers.flatMap((cover, at): [Cover, Cover][] =>
    at === 0 || at % 12 === 0 ? [] : [[covers[at - 1], cover]],
  );

const clashes = (pairs: readonly [Cover, Cover][], salt?: number) =>
  pairs.filter(
    ([one, other]) =>
      one !== undefined && other !== undefined && coverMotifOf(one, salt) === coverMotifOf(other, salt),
  );

let app: TestServer;
const lists = new Map<string, Cover[]>();

beforeAll(async () => {
  app = await startTestServer();
  for (const [account, domainName] of people) {
    const token = await app.signIn(account, domainName);
    const coversOf = async (name: string, path: string, query: Record<string, string>) => {
      const { data } = await app.call('GET', path, { token, query });
      const found = data?.['list'] ?? [];
      lists.set(`${account} ${name}`, found.map(coverOf));
    };
    for (const kind of valuesOf(CourseListKind)) {
      await coversOf(kind, '/course/pc/list', { kind, pageSize: '100' });
    }
    const { data } = await app.call('GET', '/company/homepage/pc/modules', { token });
    for (const one of Array.isArray(data) ? data : [])
      lists.set(`${account} home ${one.moduleId}`, (one.items ?? []).map(itemCoverOf));
  }
}, 120_000);
afterAll(() => app.close());

interface Shown {
  courseId?: unknown;
  target?: LinkTarget;
  title?: unknown;
  coverUrl?: unknown;
}

const isPictured = ({ coverUrl }: Shown): boolean => typeof coverUrl === 'string' && coverUrl !== '';
const coverOf = (course: Shown): Cover =>
  isPictured(course) ? undefined : coverSeed({ kind: TargetKind.Course, id: Number(course.courseId) });
const itemCoverOf = (item: Shown): Cover =>
  isPictured(item) || item.target === undefined ? undefined : coverSeed(item.target, String(item.title));

describe('in the demo companies', () => {
  test('no two covers side by side have the same motif', () => {
    const all = [...lists.values()].flatMap(neighbours).map((pair) => [pair.join(), pair] as const);
    const pairs = [...new Map(all).values()];
    expect(all.length).toBeGreaterThan(300);
    const found = clashes(pairs);
    let free = 0;
    while (found.length > 0 && clashes(pairs, free).length > 0 && free < 100_000) free += 1;
    expect(found, `with ${free} as the coverSalt of @stoa/domain there are none`).toEqual([]);
  });

  test('the leading courses have drawn covers', () => {
    for (const [account] of people) {
      const first = lists.get(`${account} ${CourseListKind.All}`)?.slice(0, 12) ?? [];
      expect(first.filter((cover) => cover === undefined).length).toBeGreaterThanOrEqual(4);
    }
  });
});
