import { defaultSettings } from '@stoa/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authMode, ssoReturn } from './modes.ts';

const segments = defaultSettings.providerSegments;
const mode = (search: string) => authMode(search, segments);

describe('an address of the hand-off page', () => {
  it.each([
    ['?qrId=abc', { kind: 'qr', qrId: 'abc' }],
    [
      '?provider=app-1&type=1&code=c&appId=a&corpId=o',
      { kind: 'app', credential: { app: 'app1', type: 1, code: 'c', appId: 'a', corpId: 'o' } },
    ],
    [
      '?provider=app-1&type=2&code=c&appId=a&corpId=o',
      { kind: 'app', credential: { app: 'app1', type: 2, code: 'c', appId: 'a', corpId: 'o' } },
    ],
    [
      '?provider=app-1&code=c&appId=a&corpId=o',
      { kind: 'app', credential: { app: 'app1', type: 3, code: 'c', appId: 'a', corpId: 'o' } },
    ],
    ['?provider=app-2&code=c&appId=a', { kind: 'app', credential: { app: 'app2', code: 'c', appId: 'a' } }],
    ['?provider=app-3&code=c', { kind: 'app', credential: { app: 'app3', code: 'c' } }],
    ['?provider=app-4&code=c&appId=a', { kind: 'app', credential: { app: 'app4', code: 'c', appId: 'a' } }],
    [
      '?ticket=t&system=oa&timestamp=5&sign=s&redirect=%2Fhome',
      { kind: 'handOff', query: 'ticket=t&system=oa&timestamp=5&sign=s&redirect=%2Fhome' },
    ],
    ['?token=t%2f+&a=1&&a=2&b', { kind: 'handOff', query: 'token=t%2f+&a=1&&a=2&b' }],
    ['?provider=app-9&code=c', { kind: 'handOff', query: 'provider=app-9&code=c' }],
    ['?access_token=x&sid=1&access%5Ftoken=y', { kind: 'handOff', query: 'sid=1' }],
  ])('%s is understood', (search, expected) => {
    expect(mode(search)).toEqual(expected);
  });

  it.each([
    '',
    '?redirect=/home',
    '?ticket=',
    '?provider=app-1&code=c&appId=a',
    '?provider=app-2&code=c',
    '?provider=app-3',
    '?access_token=x',
  ])('%s is incomplete, and nothing is tried', (search) => {
    expect(mode(search)).toEqual({ kind: 'incomplete' });
  });

  it('never takes a token from an address, whatever it contains', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        const search = new URLSearchParams([...pairs, ['access_token', 'x'], ['ticket', 't']]).toString();
        const read = mode(`?${search}`);
        const query = new URLSearchParams(read.kind === 'handOff' ? read.query : '');
        expect(query.has('access_token')).toBe(false);
      }),
      { seed: 20_260_310, numRuns: 300 },
    );
  });

  it('accepts the path segment that an installation has chosen for an app', () => {
    expect(authMode('?provider=chat&code=c', { ...segments, app3: 'chat' }).kind).toBe('app');
  });
});

it('single sign-on returns with a ticket, whatever its page calls the parameter', () => {
  expect(ssoReturn('?ticket=t&state=s')).toEqual({ ticket: 't', state: 's', cloud: false });
  expect(ssoReturn('?code=c&type=cloud')).toEqual({ ticket: 'c', state: '', cloud: true });
  expect(ssoReturn('?token=t')).toEqual({ ticket: 't', state: '', cloud: false });
  expect(ssoReturn('?state=s')).toBeUndefined();
});
