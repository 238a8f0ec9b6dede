import { createHash, createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginPageConfig, workplaceIdentity } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { pick } from '../../test/providers.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());

/** Chooses a person in an app, and returns the parameters that the portal passes on. */
async function comeBack(segment: string, domainName: string, subject: string) {
  const { path, query } = await pick(app, segment, { domainName, subject });
  expect(path).toBe('/auth-login');
  const { provider, ...sent } = query;
  expect(provider).toBe(segment);
  return sent;
}

const login = (segment: string, query: Record<string, string>) =>
  app.call('GET', `/isv/${segment}/pc/login`, { query });

const types = (loginTypes: (1 | 3 | 5 | 8 | 9)[]) =>
  asSystem(app.database.db, (tx) =>
    tx.update(loginPageConfig).set({ loginTypes }).where(eq(loginPageConfig.companyId, 1002)),
  );

describe('signing in by a workplace app', () => {
  test.each([
    [
      'app-1',
      'sunrise',
      'SR0001',
      { userId: 1, id: 11, companyId: 1001, sourceType: 3, appId: 'demo-app1-1001' },
    ],
    [
      'app-2',
      'sunrise',
      'SR0002',
      { userId: 2, id: 21, companyId: 1001, sourceType: 4, appId: 'demo-app2-1001' },
    ],
    [
      'app-3',
      'deepblue',
      'DB0101',
      { userId: 1, id: 12, companyId: 1002, sourceType: 5, appId: 'demo-app3-1002' },
    ],
    [
      'app-4',
      'deepblue',
      'DB0102',
      { userId: 4, id: 41, companyId: 1002, sourceType: 6, appId: 'demo-app4-1002' },
    ],
  ])('%s leads into the company that installed it', async (segment, domainName, subject, expected) => {
    const answer = await login(segment, await comeBack(segment, domainName, subject));
    expect(answer).toMatchObject({ code: 200, data: expected });
    const token = String(answer.data['access_token']);
    const info = await app.call('GET', '/user/user/pc/info', { query: { from: 'pc' }, token });
    expect(info.data).toMatchObject({ companyId: expected.companyId, appId: expected.appId });
  });

  test.each([1, 2, 3])('the messaging app comes as type %i', async (type) => {
    const sent = await comeBack('app-1', 'sunrise', 'SR0001');
    expect((await login('app-1', { ...sent, type: String(type) })).data).toMatchObject({ sourceType: type });
  });

  test.each([
    ['is not linked to anybody', 'app-1', 'sunrise', 'SR0005', 2010],
    ['is linked to somebody who is no colleague', 'app-1', 'sunrise', 'GUEST1', 2005],
    ['is linked to a disabled member', 'app-4', 'deepblue', 'DB0104', 2006],
  ])('who %s gets a message that says so', async (_name, segment, domainName, subject, code) => {
    expect((await login(segment, await comeBack(segment, domainName, subject))).code).toBe(code);
  });

  test('a code is answered again for the browser that received no answer, and for no other', async () => {
    const sent = { ...(await comeBack('app-2', 'sunrise', 'SR0002')), idemKey: randomUUID() };
    expect((await login('app-2', sent)).code).toBe(200);
    expect((await login('app-2', sent)).code).toBe(200);
    expect((await login('app-2', { ...sent, idemKey: randomUUID() })).code).toBe(2009);
  });

  test('a code works once, for a minute, and not at all if no provider issued it', async () => {
    const used = await comeBack('app-3', 'deepblue', 'DB0101');
    expect((await login('app-3', used)).code).toBe(200);
    expect((await login('app-3', used)).code).toBe(2009);
    const late = await comeBack('app-3', 'deepblue', 'DB0101');
    app.advance(60);
    expect((await login('app-3', late)).code).toBe(2009);
    expect((await login('app-3', { code: 'made-up' })).code).toBe(2009);
  });

  test('a code of one app is refused by another, and is used up by the try', async () => {
    const { code = '' } = await comeBack('app-3', 'deepblue', 'DB0101');
    expect((await login('app-4', { code, appId: 'demo-app4-1002' })).code).toBe(2009);
    expect((await login('app-3', { code })).code).toBe(2009);
  });

  test('a code of another company’s app is refused', async () => {
    const sent = await comeBack('app-1', 'sunrise', 'SR0001');
    expect((await login('app-1', { ...sent, appId: 'demo-app1-1002' })).code).toBe(2009);
    const again = await comeBack('app-1', 'sunrise', 'SR0001');
    expect((await login('app-1', { ...again, corpId: 'demo-corp-1002' })).code).toBe(2009);
  });

  test('the same person number in two apps belongs to two people', async () => {
    await asSystem(app.database.db, (tx) =>
      tx.update(workplaceIdentity).set({ userId: 3 }).where(eq(workplaceIdentity.source, 'app2')),
    );
    const [one, two] = [
      await login('app-1', await comeBack('app-1', 'sunrise', 'SR0001')),
      await login('app-2', await comeBack('app-2', 'sunrise', 'SR0001')),
    ];
    expect([one.data['userId'], two.data['userId']]).toEqual([1, 3]);
  });

  test('is refused if the company has switched it off', async () => {
    const sent = await comeBack('app-4', 'deepblue', 'DB0102');
    await types([3, 1, 5, 8]);
    expect((await login('app-4', sent)).code).toBe(2008);
    await types([3, 1, 5, 8, 9]);
  });

  test('uses the path segments of the installation', async () => {
    const own = await startTestServer({ PROVIDER_SEGMENTS: 'chat,suite,share,plant' });
    const page = await own.call('GET', '/company/domainName/pc/login/page', {
      query: { domainName: 'deepblue' },
    });
    expect(page.data['apps']?.map((one) => one['authorizeUrl'])).toEqual([
      '/api/demo-idp/share?domainName=deepblue',
      '/api/demo-idp/plant?domainName=deepblue',
    ]);
    const { query } = await pick(own, 'share', { domainName: 'deepblue', subject: 'DB0101' });
    const code = String(query['code']);
    expect((await own.call('GET', '/isv/share/pc/login', { query: { code } })).code).toBe(200);
    expect((await own.call('GET', '/isv/app-3/pc/login', { query: { code } })).status).toBe(404);
    await own.close();
  });
});

const codeFor = async (page: string) =>
  (await app.call('GET', '/isv/app-1/getJsConfig', { query: { url: page } })).code;

describe('the script of the messaging app', () => {
  const url = 'http://sunrise.localhost:4600/home?a=1#top';

  test('is signed for the page without its fragment, each time anew', async () => {
    const first = await app.call('GET', '/isv/app-1/getJsConfig', { query: { url } });
    const second = await app.call('GET', '/isv/app-1/getJsConfig', { query: { url } });
    expect(first.data).toMatchObject({
      appId: 'demo-app1-1001',
      timestamp: Math.floor(app.now() / 1000),
      signature: expect.stringMatching(/^[\da-f]{40}$/),
    });
    expect(second.data['nonceStr']).not.toBe(first.data['nonceStr']);
    expect(second.data['signature']).not.toBe(first.data['signature']);
    const { secret } = app.server.services;
    const ticket = createHmac('sha256', secret).update('js ticket demo-app1-1001').digest('hex');
    const statement = `jsapi_ticket=${ticket}&noncestr=${String(first.data['nonceStr'])}&timestamp=${String(first.data['timestamp'])}&url=http://sunrise.localhost:4600/home?a=1`;
    expect(first.data['signature']).toBe(createHash('sha1').update(statement).digest('hex'));
  });

  test('as an agent is that of the company signed in, else that of the page', async () => {
    const agent = (page: string, token?: string) =>
      app.call('GET', '/isv/app-1/getJsAgentConfig', {
        query: { url: page },
        ...(token === undefined ? {} : { token }),
      });
    expect((await agent(url)).data).toMatchObject({ corpId: 'demo-corp-1001', agentId: '1001001' });
    const token = await app.signIn('13800000001');
    expect((await agent('http://localhost:4600/home', token)).data).toMatchObject({ agentId: '1001001' });
    expect((await agent('http://deepblue.localhost:4600/home')).code).toBe(1004);
  });

  test.each<[string, Record<string, string>, string, string[]]>([
    [
      'by the hosts of the setting',
      { TENANT_HOSTS: '127.0.0.1,*.learn.example' },
      '',
      ['sunrise.learn.example'],
    ],
    [
      'by the origin of the setting',
      { PUBLIC_ORIGIN: 'https://learn.example' },
      'sunrise.other.example',
      ['learn.example', 'sunrise.learn.example'],
    ],
    [
      'by the own domain and this machine where no setting names one, whatever host is claimed',
      { PRODUCT_DOMAIN: 'learn.example' },
      'sunrise.evil.example',
      ['sunrise.learn.example', 'sunrise.localhost', '127.0.0.1'],
    ],
  ])('is signed for our own pages only: %s', async (_how, env, host, own) => {
    const guarded = await startTestServer({ TRUST_PROXY: '1', ...env });
    const headers: Record<string, string> = host === '' ? {} : { 'x-forwarded-host': host };
    const config = async (at: string) =>
      (await guarded.call('GET', '/isv/app-1/getJsConfig', { query: { url: `https://${at}/home` }, headers }))
        .code;
    // Under a domain that belongs to no company, the page is the portal's but has no app.
    for (const at of own) expect([at, [200, 1004].includes(await config(at))]).toEqual([at, true]);
    for (const at of [
      'sunrise.evil.example',
      'evil.example',
      'evil-learn.example',
      'learn.example.evil.example',
    ]) {
      expect([at, await config(at)]).toEqual([at, 1001]);
    }
    await guarded.close();
  });

  test.each(['', 'home', 'ftp://sunrise.localhost/', 'http://[', 'http://a b/', 'https://x:99999/'])(
    'is not signed for %j, which is no page',
    async (page) => {
      for (const path of ['/isv/app-1/getJsConfig', '/isv/app-1/getJsAgentConfig']) {
        expect(await app.call('GET', path, { query: { url: page } })).toMatchObject({
          code: 1001,
          msg: '参数错误：url',
        });
      }
    },
  );

  test('is not signed for an address in which another page could be taken for the signed one', async () => {
    const own = 'http://sunrise.localhost:4600/home?a=1';
    expect(await codeFor(`${own}&timestamp=1&url=https://evil.example/`)).toBe(1001);
    expect(await codeFor(`${own}&url=https://evil.example/`)).toBe(1001);
    // The fragment is not signed, and an encoded value stays one value.
    expect(await codeFor(`${own}#&url=https://evil.example/`)).toBe(200);
    expect(await codeFor(`${own}%26url%3Dhttps://evil.example/`)).toBe(200);
  });

  test('exists only for the apps of a suite', async () => {
    expect((await app.call('GET', '/isv/app-1/getSuiteId')).data).toEqual({ suiteId: 'demo-suite' });
  });
});
