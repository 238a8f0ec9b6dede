import { noCompanyId } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../engines.ts';
import { password } from '../fixed.ts';
import { startTestServer } from '../server.ts';
import type { TestServer } from '../server.ts';
import { Judge } from './judge.ts';
import { runMatrix } from './run.ts';
import { World } from './world.ts';

const isFull = process.env['STOA_FULL'] === '1';
const size = { perOwner: isFull ? 12 : 1, everyCompany: isFull };

/** Fewest requests that the matrix must make; this number may only grow. */
const floor = 2500;

// The matrix runs on the database that companies use in production, and in a full run on both databases.
describe.each(isFull ? engines : engines.filter(([name]) => name === 'PostgreSQL'))(
  'on %s',
  (_engine, open) => {
    let app: TestServer;
    beforeAll(async () => {
      app = await startTestServer({}, await open());
    });
    afterAll(() => app.close());

    test(
      'nobody receives data of a company that is not theirs, whoever requests whatever of whomever',
      { timeout: isFull ? 3_600_000 : 600_000 },
      async ({ annotate }) => {
        const { cells, calls, leaks, objections } = await runMatrix(app, size);
        await annotate(`${cells} requests to ${calls} calls`);
        expect(leaks).toEqual([]);
        expect(objections).toEqual([]);
        expect(cells).toBeGreaterThanOrEqual(floor);
      },
    );
  },
);

describe('the judge', () => {
  let app: TestServer;
  let world: World;
  let sunrise: Judge;
  let deepblue: Judge;
  beforeAll(async () => {
    app = await startTestServer();
    world = await World.read(app.database.db);
    sunrise = new Judge(world, { companyId: 1001, userId: 2 });
    deepblue = new Judge(world, { companyId: 1002, userId: 4 });
  });
  afterAll(() => app.close());

  const telling = [
    '/user/user/pc/info?from=pc',
    '/company/company/pc/companyInfo?loginType=3&deviceType=5',
    '/comp/pc/config',
    '/company/homepage/pc/functions',
    '/company/homepage/pc/modules',
    '/company/company/pc/upcomingTasks',
    '/user/notification/new/list',
    '/course/pc/list?kind=all&pageSize=100',
    '/course/pc/detail?courseId=301',
    '/course/pc/chapters?courseId=301',
  ];

  test.each(telling)('detects that %s was meant for somebody else', async (path) => {
    const token = await app.signIn('13800000001', 'deepblue');
    const [route = '', query = ''] = path.split('?');
    const answer = await app.call('GET', route, {
      query: Object.fromEntries(new URLSearchParams(query)),
      token,
    });
    expect(answer.code).toBe(200);
    const own = new Judge(world, { companyId: 1002, userId: 1 });
    expect(own.leaksIn(answer.data)).toEqual([]);
    expect(sunrise.leaksIn(answer.data)).not.toEqual([]);
  });

  test('finds a name inside another text, an id under its name, and where a link leads', () => {
    expect(sunrise.leaksIn({ html: '<p>由深蓝智造制作</p>' })).toEqual(['深蓝智造']);
    expect(deepblue.leaksIn({ html: '<p>由深蓝智造制作</p>' })).toEqual([]);
    expect(sunrise.leaksIn({ list: [{ courseId: 301 }] })).toEqual(['courseId 301']);
    expect(sunrise.leaksIn({ list: [{ courseId: 301 }] }, new Set([301]))).toEqual([]);
    expect(sunrise.leaksIn({ target: { kind: 1, id: 301 } })).toEqual(['target 301']);
    expect(sunrise.leaksIn({ passwordHash: 'x' })).toEqual(['passwordHash is told']);
    expect(sunrise.leaksIn({ list: [{ courseId: 201 }], title: '晨曦零售' })).toEqual([]);
  });
});

describe('a login', () => {
  let app: TestServer;
  beforeAll(async () => {
    app = await startTestServer();
  });
  afterAll(() => app.close());

  const people = Array.from({ length: 12 }, (_, index) => index + 1);

  test.each(['sunrise', 'deepblue', 'qinghe', ''])(
    'at “%s” opens no company that the person is not in',
    async (domainName) => {
      const world = await World.read(app.database.db);
      const wrong: string[] = [];
      for (const userId of people) {
        const account = `138${String(userId).padStart(8, '0')}`;
        const form = { loginKind: 1, domainName, deviceType: 5, account, password };
        const { code, data } = await app.call('POST', '/user/pc/login', { form });
        const joined = new Set([...world.companiesOf(userId), noCompanyId]);
        const opened = code === 200 ? Number(data['companyId']) : undefined;
        if (opened !== undefined && !joined.has(opened)) wrong.push(`${userId} in ${opened}`);
        if (code !== 200 && !(data === null && [2005, 2006, 2008].includes(code)))
          wrong.push(`${userId}: ${code}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
