import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LoginSourceType, runtimeSettingsFrom, VipStatus } from '../index.ts';
import { tenantTraitsOf } from './tenantTraits.ts';
import { codeTranslation, defaultValues, installationValuesFrom } from './installationValues.ts';

const foreign = {
  vipStatus: { None: 0, Active: 1, Expired: 2 },
  loginKind: { Password: 'pwd', SmsCode: 'sms' },
  loginSourceType: { Sso: 20 },
  deviceType: 9,
};

describe('values of an installation', () => {
  it('are those of the contract where nothing is set, the nine login sources among them', () => {
    expect(installationValuesFrom(undefined)).toEqual(defaultValues);
    expect(Object.values(defaultValues.loginSourceType)).toEqual([0, 1, 2, 3, 4, 5, 6, 10, 11]);
  });

  it('keep the default for wrong values, and for a set in which two values have one code', () => {
    const values = installationValuesFrom({
      vipStatus: { None: 7, Active: null, Expired: {} },
      jobLevel: { Grassroots: 3 },
      loginKind: 'pwd',
      deviceType: '',
    });
    expect(values).toEqual({ ...defaultValues, vipStatus: { ...VipStatus, None: 7 } });
  });

  it('are read as the contract’s codes, at any depth and in lists', () => {
    const { read } = codeTranslation(foreign);
    expect(
      read({
        vipStatus: 2,
        loginTypes: ['sms', 3, 'pwd', 1],
        apps: [{ loginKind: 6 }],
        rows: [[{ sourceType: 20 }]],
      }),
    ).toEqual({
      vipStatus: VipStatus.Expired,
      loginTypes: [2, 3, 1],
      apps: [{ loginKind: 6 }],
      rows: [[{ sourceType: LoginSourceType.Sso }]],
    });
  });

  it('read a code that the back end should not send as no value, even a code that the contract has', () => {
    expect(codeTranslation(foreign).read({ vipStatus: 3 })).toEqual({ vipStatus: undefined });
  });

  it('are sent as the back end writes them, but the device of the company’s information stays', () => {
    const { send } = codeTranslation(foreign);
    expect(send({ loginKind: 1, deviceType: 5, account: '1' })).toEqual({
      loginKind: 'pwd',
      deviceType: 9,
      account: '1',
    });
    expect(send({ ssoType: 10, sourceType: 4 })).toEqual({ ssoType: 20, sourceType: 4 });
    expect(send({ loginType: 3, deviceType: 5 })).toEqual({ loginType: 3, deviceType: 5 });
  });

  it('leave every answer as it is while they are the contract’s', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        expect(codeTranslation({}).read(data)).toEqual(data);
      }),
      { seed: 18, numRuns: 200 },
    );
  });
});

describe('traits of a company', () => {
  const settings = runtimeSettingsFrom({ companySetA: [1, 2], companySetB: [2], tenantCodes: ['acme'] });

  it.each([
    [1, 'acme', { companySetA: true, companySetB: false, tenantCode: true }],
    [2, 'beta', { companySetA: true, companySetB: true, tenantCode: false }],
    [3, '', { companySetA: false, companySetB: false, tenantCode: false }],
  ])('of company %i at "%s" are those that the installation lists', (companyId, domainName, traits) => {
    expect(tenantTraitsOf(settings, companyId, domainName)).toEqual(traits);
  });
});
