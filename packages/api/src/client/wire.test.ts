import { withCodes } from '../adapter/withCodes.ts';
import { codeTranslation, LoginKind, LoginSourceType } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { login } from '../contract/login.ts';
import { allCalls } from '../test/calls.ts';
import { bodyOf, failure, harness, json, loginResult, ok } from '../test/fakes.ts';
import type { Sent } from '../test/fakes.ts';
import { sample } from '../test/sample.ts';

const token = loginResult.access_token;
const host = 'https://api.example.com/v1';
const types = {
  none: null,
  query: null,
  json: 'application/json; charset=utf-8',
  form: 'application/x-www-form-urlencoded',
  // The browser itself writes the type, with its boundary.
  multipart: null,
} as const;

/** The parts of a request besides its address. */
const rest = (sent: Sent): string => JSON.stringify([bodyOf(sent), [...new Headers(sent.init.headers)]]);

async function sentBy(call: (typeof allCalls)[number], signedIn: boolean, keepalive: boolean): Promise<Sent> {
  const { client, sent } = harness(() => json({ code: 500 }), { host: `${host}/`, signedIn });
  await failure(client.send(call, sample(call.request, 'largest'), { keepalive }));
  const [first] = sent;
  if (first === undefined || sent.length > 1) throw new Error('Expected one request');
  return first;
}

describe.each(allCalls)('$id $path over the wire (E-07)', (call) => {
  it('goes to the host alone, as the contract says, from this kind of device', async () => {
    const sent = await sentBy(call, true, false);
    const path = call.path.replace(/\{app-(\d)\}/, 'app-$1');
    const url = new URL(sent.url);
    expect(`${url.origin}${url.pathname}`).toBe(host + path);
    expect(sent.init.method).toBe(call.method);
    const headers = new Headers(sent.init.headers);
    expect(headers.get('DeviceModel')).toBe('PC');
    expect(headers.get('Content-Type')).toBe(types[call.encoding]);
    expect(sent.init.body === undefined).toBe(call.encoding === 'none' || call.encoding === 'query');
  });

  it('carries the token once, in the query, and only in a session', async () => {
    const sent = await sentBy(call, true, false);
    expect(new URL(sent.url).searchParams.getAll('access_token')).toEqual([token]);
    expect(sent.url.split(token)).toHaveLength(2);
    expect(rest(sent)).not.toContain(token);
    const without = await sentBy(call, false, false);
    expect(new URL(without.url).searchParams.has('access_token')).toBe(false);
  });

  it('is sent unchanged, with `keepalive`, while the page is being left', async () => {
    const sent = await sentBy(call, true, true);
    const before = await sentBy(call, true, false);
    expect([sent.url, rest(sent)]).toEqual([before.url, rest(before)]);
    expect([sent.init.keepalive, before.init.keepalive]).toEqual([true, false]);
  });
});

it('translates the codes of a back end that has its own, in requests and in answers', async () => {
  const codes = codeTranslation({ loginKind: { Password: 'pwd' }, loginSourceType: { Normal: 'web' } });
  const { client, sent } = harness(() => ok({ ...loginResult, sourceType: 'web' }), {
    adapt: withCodes(codes),
    signedIn: false,
  });
  const result = await client.call(login, {
    domainName: 'acme',
    deviceType: 5,
    loginKind: LoginKind.Password,
    account: 'lin',
    password: 'secret',
  });
  expect(sent.map(bodyOf)).toEqual([expect.stringContaining('loginKind=pwd')]);
  expect(result.sourceType).toBe(LoginSourceType.Normal);
});
