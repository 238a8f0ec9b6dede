import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { member } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { handOffKey, handOffSign, isHandOff } from '../../providers/demo/handOff.ts';
import { pick } from '../../test/providers.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { isState, makeState } from './state.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

/** Begins a single sign-on as the portal does, and returns the parameters of the provider's page. */
async function begin(domainName = 'deepblue', ssoType = 10) {
  const { data } = await app.call('GET', '/user/pc/sso/config', { query: { domainName, ssoType } });
  const url = new URL(String(data['authorizeUrl']), app.url);
  return { page: url.pathname.replace('/api/demo-idp/', ''), form: Object.fromEntries(url.searchParams) };
}

async function ticketFor(subject: string, domainName = 'deepblue', ssoType = 10) {
  const { page, form } = await begin(domainName, ssoType);
  const { path, query } = await pick(app, page, { ...form, subject });
  expect(path).toBe('/sso-login');
  return { ticket: String(query['ticket']), state: String(query['state']) };
}

const signOn = (sent: Record<string, unknown>, domainName = 'deepblue', ssoType = 10) =>
  app.call('POST', '/user/login/sso', { json: { domainName, ssoType, ...sent } });

const config = (domainName: string) =>
  app.call('GET', '/user/pc/sso/config', { query: { domainName, ssoType: 10 } });

describe('single sign-on', () => {
  test('starts only if the company has it', async () => {
    expect((await config('deepblue')).data).toMatchObject({ enabled: true, name: '深蓝智造' });
    expect((await config('sunrise')).data).toEqual({ enabled: false, name: '晨曦零售', authorizeUrl: '' });
  });

  test('leads into the company of the page, and says which kind it was', async () => {
    expect((await signOn(await ticketFor('DB0102'))).data).toMatchObject({
      userId: 4,
      id: 41,
      companyId: 1002,
      sourceType: 10,
    });
    const cloud = await ticketFor('QH0001', 'qinghe', 11);
    expect((await signOn(cloud, 'qinghe', 11)).data).toMatchObject({ userId: 7, sourceType: 11 });
  });

  test('accepts a ticket once, and for a minute', async () => {
    const used = await ticketFor('DB0102');
    const answers = await Promise.all(Array.from({ length: 5 }, () => signOn(used)));
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      200, 2009, 2009, 2009, 2009,
    ]);
    const late = await ticketFor('DB0102');
    app.advance(60);
    expect((await signOn(late)).code).toBe(2009);
  });

  test('gives the same answer again to the browser that asks again, because its page was reloaded or the answer was lost', async () => {
    const used = { ...(await ticketFor('DB0102')), idemKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => signOn(used)));
    answers.push(await signOn(used));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    const tokens = answers.map(({ data }) => String(data['access_token']));
    expect(new Set(tokens).size).toBe(5);
    const standing = await Promise.all(
      tokens.map((token) => app.call('GET', '/user/user/pc/info', { query: { from: 'pc' }, token })),
    );
    // Only one session of the person is still valid: the last one that was issued.
    expect(standing.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(standing.at(-1)?.code).toBe(200);
  });

  test('is used up with the log-out of its session, also for the browser that used it', async () => {
    const used = { ...(await ticketFor('DB0102')), idemKey: randomUUID() };
    const token = String((await signOn(used)).data['access_token']);
    await app.call('POST', '/user/pc/loginOut', { form: { type: 5 }, token });
    expect((await signOn(used)).code).toBe(2009);
  });

  test('is used up for a client with another key, or after too long', async () => {
    const used = { ...(await ticketFor('DB0102')), idemKey: randomUUID() };
    expect((await signOn(used)).code).toBe(200);
    expect((await signOn({ ...used, idemKey: randomUUID() })).code).toBe(2009);
    expect((await signOn({ ticket: used.ticket, state: used.state })).code).toBe(2009);
    app.advance(121);
    expect((await signOn({ ...used, idemKey: used.idemKey })).code).toBe(2009);
  });

  test('refuses a ticket of a sign-on that was not started here, or for another purpose', async () => {
    const { ticket } = await ticketFor('DB0102');
    expect((await signOn({ ticket })).code).toBe(2009);
    expect((await signOn({ ticket, state: 'made up' })).code).toBe(2009);
    const [one, other] = [await ticketFor('DB0102'), await ticketFor('DB0101')];
    expect((await signOn({ ticket: one.ticket, state: other.state })).code).toBe(2009);
    expect((await signOn(await ticketFor('DB0102'), 'deepblue', 11)).code).toBe(2009);
    expect((await signOn(await ticketFor('DB0102'), 'qinghe')).code).toBe(2009);
    expect((await signOn({ ticket: 'x', state: other.state })).code).toBe(2009);
  });

  test('refuses a disabled member with a message that says so, and refuses a page without single sign-on', async () => {
    expect((await signOn(await ticketFor('DB0104'))).code).toBe(2006);
    expect((await signOn(await ticketFor('DB0102'), 'sunrise')).code).toBe(2008);
  });

  test('refuses a person who is no longer in the company with a message that says so', async () => {
    const { page, form } = await begin();
    const { query } = await pick(app, page, { ...form, subject: 'DB0103' });
    const number = (jobNumber: string) =>
      asSystem(app.database.db, (tx) => tx.update(member).set({ jobNumber }).where(eq(member.memberId, 51)));
    await number('GONE');
    expect((await signOn(query)).code).toBe(2005);
    await number('DB0103');
  });

  test('is closed without a provider', async () => {
    const bare = await startTestServer({ DEMO_PROVIDERS: '0' });
    const { data } = await bare.call('GET', '/user/pc/sso/config', {
      query: { domainName: 'deepblue', ssoType: 10 },
    });
    expect(data).toMatchObject({ enabled: false, authorizeUrl: '' });
    await bare.close();
  });
});

describe('the state', () => {
  const start = { domainName: 'deepblue', ssoType: 10 } as const;

  test('is different each time, lasts ten minutes and is valid for its page and kind only', () => {
    const state = makeState('secret', start, 1000);
    expect(makeState('secret', start, 1000)).not.toBe(state);
    expect(isState('secret', state, start, 600_999)).toBe(true);
    expect(isState('secret', state, start, 601_000)).toBe(false);
    expect(isState('other', state, start, 1000)).toBe(false);
    expect(isState('secret', state, { ...start, domainName: 'qinghe' }, 1000)).toBe(false);
    expect(isState('secret', state, { ...start, ssoType: 11 }, 1000)).toBe(false);
  });

  test('with any character changed is invalid', () => {
    const state = makeState('secret', start, 1000);
    fc.assert(
      fc.property(fc.nat(state.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, sign) => {
        const changed = state.slice(0, at) + sign + state.slice(at + 1);
        expect(isState('secret', changed, start, 1000)).toBe(changed === state);
      }),
      { seed: 20_260_310, numRuns: 500 },
    );
  });
});

const linkFor = async (subject: string, domainName = 'sunrise') => {
  const { path, query } = await pick(app, 'hand-off', { domainName, subject });
  expect(path).toBe('/auth-login');
  return query;
};
const handOff = (query: Record<string, string>, domainName = 'sunrise', sourceType = 0) =>
  app.call('POST', '/user/pc/loginTp', { query, form: { domainName, deviceType: 5, sourceType } });

describe('a hand-off', () => {
  test('signs the person in with what the link says, unchanged', async () => {
    expect((await handOff(await linkFor('SR0003'))).data).toMatchObject({
      userId: 3,
      companyId: 1001,
      sourceType: 0,
    });
  });

  test('is accepted again from the browser that received no answer, whose key is no part of the signed link', async () => {
    const link = await linkFor('SR0003');
    const idemKey = randomUUID();
    const ask = (key: string) =>
      app.call('POST', '/user/pc/loginTp', {
        query: link,
        form: { domainName: 'sunrise', deviceType: 5, sourceType: 0, idemKey: key },
      });
    expect((await ask(idemKey)).code).toBe(200);
    expect((await ask(idemKey)).code).toBe(200);
    expect((await ask(randomUUID())).code).toBe(2009);
  });

  test('works once, for a minute', async () => {
    const used = await linkFor('SR0003');
    expect((await handOff(used)).code).toBe(200);
    expect((await handOff(used)).code).toBe(2009);
    const late = await linkFor('SR0003');
    app.advance(61);
    expect((await handOff(late)).code).toBe(2009);
  });

  test('with anything changed, added or left out is refused', async () => {
    const link = await linkFor('SR0003');
    const { sign, ...unsigned } = link;
    for (const wrong of [
      { ...link, system: 'other' },
      { ...link, timestamp: String(app.now() + 1) },
      { ...link, role: 'admin' },
      { ...link, sign: String(sign).replace(/^./, (first) => (first === '0' ? '1' : '0')) },
      unsigned,
      { sign: String(sign) },
    ]) {
      expect((await handOff(wrong)).code).toBe(2009);
    }
    expect((await handOff(link)).code).toBe(200);
  });

  test('with a part that is not signed, or with its parts in the body, is refused', async () => {
    const link = await linkFor('SR0003');
    for (const more of [
      'domainName',
      'deviceType',
      'sourceType',
      '__proto__',
      'constructor',
      'prototype',
      '',
    ]) {
      const query = Object.fromEntries([...Object.entries(link), [more, '0']]);
      expect([more, (await handOff(query)).code]).not.toEqual([more, 200]);
    }
    const form = { domainName: 'sunrise', deviceType: 5, sourceType: 0 };
    for (const name of Object.keys(link)) {
      const { [name]: moved = '', ...query } = link;
      const answer = await app.call('POST', '/user/pc/loginTp', { query, form: { ...form, [name]: moved } });
      expect(answer.code).toBe(2009);
    }
    expect((await app.call('POST', '/user/pc/loginTp', { form: { ...form, ...link } })).code).toBe(1001);
    expect((await handOff(link)).code).toBe(200);
  });

  test('leads the person to the page that was requested, which is no part of the signed link', async () => {
    expect((await handOff({ ...(await linkFor('SR0003')), redirect: '/news' })).code).toBe(200);
  });

  test('with a name that comes twice is refused, because its readers might differ', async () => {
    const query = new URLSearchParams(await linkFor('SR0003'));
    query.append('system', 'demo-oa');
    const answer = await fetch(`${app.url}/api/user/pc/loginTp?${query.toString()}`, {
      method: 'POST',
      headers: { DeviceModel: 'PC' },
      body: new URLSearchParams({ domainName: 'sunrise', deviceType: '5', sourceType: '0' }),
    });
    expect(await answer.json()).toMatchObject({ code: 1001 });
  });

  test('into another company is refused', async () => {
    expect((await handOff(await linkFor('SR0003'), 'deepblue')).code).toBe(2009);
  });

  test('by a ticket of single sign-on is refused', async () => {
    const { ticket } = await ticketFor('DB0102');
    const query = { ticket, system: 'demo-oa', timestamp: String(app.now()) };
    const key = handOffKey(app.server.services.secret);
    expect((await handOff({ ...query, sign: handOffSign(query, key) }, 'deepblue')).code).toBe(2009);
  });

  test('is valid in whatever order its parameters come', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (extra, key) => {
        const query = { ...extra, system: 'demo-oa', timestamp: '1000', ticket: 't' };
        const sign = handOffSign(query, key);
        const turned = Object.fromEntries(Object.entries({ ...query, sign }).toReversed());
        expect(isHandOff(turned, key, 61_000)).toBe(true);
        expect(isHandOff(turned, key, 61_001)).toBe(false);
      }),
      { seed: 20_260_310, numRuns: 300 },
    );
  });
});
