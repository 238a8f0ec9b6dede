import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FontSize, VipStatus } from '../enums/account.ts';
import { defaultSettings, runtimeSettingsFrom } from '../settings.ts';
import { hostileText, run } from '../test/property.ts';
import { clampFontSize } from './fontSize.ts';
import { defaultGlobalConfig, globalConfigFrom } from './globalConfig.ts';
import {
  defaultSession,
  hasCompanyOf,
  isLoggedIn,
  mergeCompanyInfo,
  mergeUserInfo,
  sessionFrom,
} from './session.ts';
import type { SessionFields } from './session.ts';

const signedIn: SessionFields = {
  ...defaultSession,
  access_token: 'token',
  userId: 7,
  id: 70,
  companyId: 1001,
  hasCompany: true,
  realName: '林晓',
};

const stored = fc.oneof(
  fc.anything(),
  fc.json(),
  hostileText,
  fc.dictionary(fc.constantFrom(...Object.keys(defaultSession), '__proto__', 'toString'), fc.anything()),
);

describe('a stored session', () => {
  it('is read back complete', () => {
    expect(sessionFrom(JSON.stringify(signedIn))).toEqual(signedIn);
    expect(isLoggedIn(signedIn)).toBe(true);
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"access_token":5,"userId":"7"}', undefined, null, 4])(
    'is a logged-out one when %j was stored',
    (value) => {
      expect(sessionFrom(value)).toEqual(defaultSession);
      expect(isLoggedIn(sessionFrom(value))).toBe(false);
    },
  );

  it('loses only the fields that are wrong', () => {
    expect(sessionFrom({ ...signedIn, fontSize: 99, vipStatus: 'gold', realName: 1, extra: true })).toEqual({
      ...signedIn,
      fontSize: FontSize.ExtraLarge,
      vipStatus: VipStatus.None,
      realName: '',
    });
  });

  it('neither reads from nor writes to a prototype', () => {
    const session = sessionFrom('{"__proto__":{"admin":true,"access_token":"stolen"},"polluted":1}');
    expect(session).toEqual(defaultSession);
    expect(Object.getPrototypeOf(session)).toBe(Object.prototype);
    expect(sessionFrom(Object.create({ admin: true })).admin).toBe(false);
  });

  it('always has exactly the specified fields, of the specified types', () => {
    fc.assert(
      fc.property(stored, (value) => {
        const session = sessionFrom(value);
        expect(Object.keys(session)).toEqual(Object.keys(defaultSession));
        expect(session.hasCompany).toBe(session.companyId !== 500);
        expect(sessionFrom(JSON.stringify(session))).toEqual(session);
      }),
      run,
    );
  });
});

describe('answers merged into a session', () => {
  it('uses `face` as the avatar and does not change the token', () => {
    const answer = {
      faceImg: '/a.png',
      realName: '周敏',
      vipExpireTime: null,
      mentor: true,
      access_token: 'other',
    };
    expect(mergeUserInfo(signedIn, answer)).toEqual({
      ...signedIn,
      avatar: '/a.png',
      realName: '周敏',
      mentor: true,
    });
  });

  it('knows by the company’s id whether there is a company', () => {
    expect(mergeUserInfo(signedIn, { companyId: 500 }).hasCompany).toBe(false);
    expect([hasCompanyOf(500), hasCompanyOf(0), hasCompanyOf(501)]).toEqual([false, true, true]);
  });

  it('stores the company’s name as the platform’s', () => {
    const merged = mergeCompanyInfo(signedIn, { logo: '/l.svg', fontSize: 3, companyName: '晨曦零售' });
    expect(merged).toEqual({
      ...signedIn,
      logo: '/l.svg',
      fontSize: FontSize.Large,
      companyName: '晨曦零售',
      platformName: '晨曦零售',
    });
    expect(mergeCompanyInfo(merged, {})).toEqual(merged);
  });

  it('takes the id from the company if the login did not contain it', () => {
    const unknown = { ...signedIn, companyId: 0, hasCompany: true };
    expect(mergeCompanyInfo(unknown, { companyId: 1002 })).toMatchObject({
      companyId: 1002,
      hasCompany: true,
    });
    expect(mergeCompanyInfo(unknown, { companyId: 500 })).toMatchObject({
      companyId: 500,
      hasCompany: false,
    });
    expect(mergeCompanyInfo(unknown, {})).toMatchObject({ companyId: 0, hasCompany: true });
    expect(mergeCompanyInfo(signedIn, { companyId: 9 }).companyId).toBe(signedIn.companyId);
  });
});

describe('text size', () => {
  it.each([
    [1, 1],
    [4, 4],
    [0, 1],
    [-5, 1],
    [2.6, 3],
    [99, 4],
    [Number.POSITIVE_INFINITY, 4],
    [Number.NaN, 2],
    ['3', 2],
    [undefined, 2],
  ])('%j becomes step %d', (value, expected) => {
    expect(clampFontSize(value)).toBe(expected);
  });
});

describe('configuration', () => {
  it('accepts only real booleans of known flags', () => {
    expect(globalConfigFrom({ knowledgeModule: false, hideMyOrder: 'true', other: true })).toEqual({
      ...defaultGlobalConfig,
      knowledgeModule: false,
    });
    expect(globalConfigFrom('{broken')).toEqual(defaultGlobalConfig);
  });

  it('keeps the default of every setting that is missing or wrong', () => {
    expect(runtimeSettingsFrom(undefined)).toEqual(defaultSettings);
    const settings = runtimeSettingsFrom({
      host: '',
      productName: 'Lyceum',
      providerSegments: { app2: 'suite', app3: 9 },
      providerSourceTypes: { app2: 6, app3: 11 },
      companySetA: [1, 'x', 2],
      values: 'none',
    });
    expect(settings).toEqual({
      ...defaultSettings,
      productName: 'Lyceum',
      providerSegments: { ...defaultSettings.providerSegments, app2: 'suite' },
      providerSourceTypes: { ...defaultSettings.providerSourceTypes, app2: 6 },
      companySetA: [1, 2],
    });
  });

  it('reads anything without throwing', () => {
    fc.assert(
      fc.property(stored, (value) => {
        expect(Object.values(globalConfigFrom(value)).every((flag) => typeof flag === 'boolean')).toBe(true);
        expect(runtimeSettingsFrom(value).host).not.toBe('');
      }),
      run,
    );
  });
});
