import { HomeModuleKind, LiveStatus, PersonRole, TargetKind } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeModule, live, person } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import { areas } from '../areas/index.ts';
import { startTestServer } from '../test/server.ts';
import type { Json, TestServer } from '../test/server.ts';
import type { Area } from './area.ts';
import { idIn, idsIn } from './homeModules.ts';

/** Replaces an area that is not built yet. */
const news: Area = {
  name: 'news',
  homeModules: {
    kinds: [HomeModuleKind.News],
    itemsOf: (_context, _viewer, { limit, query }) =>
      Promise.resolve([{ target: { kind: TargetKind.News, id: limit }, title: `about ${query['about']}` }]),
  },
};

let app: TestServer;
let withNews: TestServer;
let token = '';
beforeAll(async () => {
  app = await startTestServer();
  token = await app.signIn('13800000001');
  withNews = await startTestServer({}, undefined, [...areas, news]);
});
afterAll(async () => {
  await app.close();
  await withNews.close();
});

const moduleId = 9_001;
/** The only section of the company's home page in this test, as the page shows it. */
async function shown(
  module: Omit<typeof homeModule.$inferInsert, 'moduleId' | 'companyId' | 'title'>,
  server = app,
  access = token,
): Promise<Json | undefined> {
  const row = { moduleId, companyId: 1001, title: { zh: '一栏', en: 'A section' }, ...module };
  await asSystem(server.database.db, async (tx) => {
    await tx.delete(homeModule).where(eq(homeModule.moduleId, moduleId));
    await tx.insert(homeModule).values(row);
  });
  const { data } = await server.call('GET', '/company/homepage/pc/modules', { token: access });
  return [...data].find((one) => Number(one['moduleId']) === moduleId);
}
const idsOf = (module: Json | undefined) => module?.['items']?.map((one) => Number(one['target']?.['id']));
const link = (kind: TargetKind, id: number) => ({
  target: { kind, id },
  title: { zh: '自选', en: 'Picked' },
});

test('a section shows what its area has now, with the current texts', async () => {
  const lecturers = { kind: HomeModuleKind.People, query: { role: PersonRole.Lecturer } };
  const [first] = (await shown(lecturers))?.['items'] ?? [];
  expect(first?.['target']?.['kind']).toBe(TargetKind.Lecturer);
  const id = Number(first?.['target']?.['id']);
  await asSystem(app.database.db, (tx) =>
    tx
      .update(person)
      .set({ title: { zh: '新的头衔', en: 'A new post' } })
      .where(eq(person.personId, id)),
  );
  expect((await shown(lecturers))?.['items']?.[0]?.['meta']).toEqual(['新的头衔']);
});

const picked = (kind: HomeModuleKind, ids: string, limit = 8) => shown({ kind, limit, query: { ids } });

test('a company picks entries by hand, in its own order; those that it may not see or that are gone are left out', async () => {
  expect(idsOf(await picked(HomeModuleKind.Specials, '4,1,5,999,3'))).toEqual([4, 1, 3]);
  expect(idsOf(await picked(HomeModuleKind.Specials, '4,1,3', 2))).toEqual([4, 1]);
  expect(idsOf(await picked(HomeModuleKind.Institutes, '8,6'))).toEqual([8, 6]);
  // A teacher of the platform, a lecturer of the company, and one of another company, who is left out.
  expect(idsOf(await picked(HomeModuleKind.People, '812,801,821'))).toEqual([812, 801]);
  expect(idsOf(await picked(HomeModuleKind.Specials, ''))).toEqual([]);
});

test('live streams say by the clock whether they are on', async () => {
  const [first] = (await shown({ kind: HomeModuleKind.Lives, query: { ids: '1' } }))?.['items'] ?? [];
  expect(first).toMatchObject({
    target: { kind: TargetKind.Live, id: 1 },
    title: '春季生鲜品控课',
    status: LiveStatus.Upcoming,
  });
  const begins = Number(first?.['startTime']);
  await asSystem(app.database.db, (tx) =>
    tx
      .update(live)
      .set({ startTime: app.now() - 1, endTime: begins })
      .where(eq(live.liveId, 1)),
  );
  const all = await shown({ kind: HomeModuleKind.Lives, query: { liveKind: '1' }, limit: 3 });
  expect(all?.['items']).toHaveLength(3);
  expect(all?.['items']?.find((one) => Number(one['target']?.['id']) === 1)?.['status']).toBe(
    LiveStatus.Live,
  );
});

test('entries that a company has put into its own words are shown as it wrote them', async () => {
  const module = await shown({
    kind: HomeModuleKind.Content,
    links: [{ ...link(TargetKind.Course, 203), meta: [{ zh: '三分钟', en: 'Three minutes' }] }],
  });
  expect(module?.['items']).toEqual([
    { target: { kind: TargetKind.Course, id: 203 }, title: '自选', meta: ['三分钟'] },
  ]);
});

test('a section of an area that is not built is left out, unless the company has picked entries for it', async () => {
  expect(await shown({ kind: HomeModuleKind.News, query: { about: 'us' } })).toBeUndefined();
  const links = [link(TargetKind.News, 5)];
  expect(idsOf(await shown({ kind: HomeModuleKind.News, links }))).toEqual([5]);
});

test('an area fills its kind of section as soon as it registers, and what the company picked before is no longer shown', async () => {
  const module = {
    kind: HomeModuleKind.News,
    query: { about: 'us' },
    links: [link(TargetKind.News, 5)],
    limit: 3,
  };
  const filled = await shown(module, withNews, await withNews.signIn('13800000001'));
  expect(filled?.['items']).toEqual([{ target: { kind: TargetKind.News, id: 3 }, title: 'about us' }]);
});

test('no kind of section is filled by two areas', () => {
  const kinds = areas.flatMap(({ homeModules }) => homeModules?.kinds ?? []);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('what is no id in a query is ignored', () => {
  expect(idsIn({})).toBeUndefined();
  expect(idsIn({ ids: '3,x,-1,,2' })).toEqual([3, 2]);
  expect([idIn({ id: '7' }, 'id'), idIn({ id: '7 or 1' }, 'id'), idIn({}, 'id')]).toEqual([
    7,
    undefined,
    undefined,
  ]);
});
