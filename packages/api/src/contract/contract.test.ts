import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../test/calls.ts';
import { sample } from '../test/sample.ts';
import { globalConfig, loginPage } from './config.ts';
import { courseList } from './course.ts';
import { login, userInfo } from './login.ts';
import { studyHeartbeat } from './study.ts';

describe('the contract', () => {
  it.each(allCalls)('$id accepts the smallest data of its shape and refuses null', ({ data }) => {
    expect(v.safeParse(data, sample(data)).issues).toBeUndefined();
    expect(v.safeParse(data, null).success).toBe(false);
  });

  it('keeps fields that a later server adds from breaking an answer', () => {
    const answer = sample(userInfo.data);
    expect(v.is(userInfo.data, { ...Object(answer), nickname: 'new', __proto__: null })).toBe(true);
  });

  it('reads numbers and flags of a query as the server gets them, as text', () => {
    const read = v.parse(courseList.request, {
      kind: 'all',
      pageNo: '2',
      pageSize: '100',
      jobLevel: '0',
      keyword: ' x ',
    });
    expect(read).toEqual({ kind: 'all', pageNo: 2, pageSize: 100, jobLevel: 0, keyword: 'x' });
    const form = {
      loginKind: '1',
      domainName: 'sunrise',
      deviceType: '5',
      account: 'lin',
      password: 'Learn@2026',
      remember: 'false',
    };
    expect(v.parse(login.request, form)).toEqual({ ...form, loginKind: 1, deviceType: 5, remember: false });
  });

  it.each([
    [{ kind: 'all', pageSize: '101' }, 'pageSize'],
    [{ kind: 'all', pageNo: '0' }, 'pageNo'],
    [{ kind: 'all', pageNo: '1e3' }, 'pageNo'],
    [{ kind: 'secret' }, 'kind'],
    [{ kind: 'all', jobLevel: '9' }, 'jobLevel'],
    [{ kind: 'all', keyword: 'x'.repeat(51) }, 'keyword'],
    [{ kind: 'all', courseId: ['1', '2'], categoryId: ['1', '2'] }, 'categoryId'],
  ])('names the wrong field of a list request: %j', (request, field) => {
    const { issues } = v.safeParse(courseList.request, request);
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
  });

  it.each([
    { loginKind: 3, account: 'a', password: '123456' },
    { loginKind: 1, account: 'a b', password: '123456' },
    { loginKind: 1, account: 'a', password: '' },
    { loginKind: 2, countryCode: '86', phone: '13800000001', code: '12345' },
  ])('refuses a login that breaks the form rules: %j', (fields) => {
    expect(v.is(login.request, { ...fields, domainName: '', deviceType: 5 })).toBe(false);
  });

  it('refuses beats that no player can send', () => {
    const beat = {
      sessionId: 's',
      seq: 1,
      event: 'TICK',
      itemId: 1,
      playerTag: 't',
      position: 1,
      rate: 1,
      segments: [[0, 15]],
      activeSeconds: 15,
      clientTime: 1,
    };
    expect(v.is(studyHeartbeat.request, beat)).toBe(true);
    for (const wrong of [
      { seq: 0 },
      { rate: Infinity },
      { segments: [[0, 1, 2]] },
      { segments: Array.from({ length: 501 }, () => [0, 1]) },
      { position: -1 },
    ]) {
      expect(v.is(studyHeartbeat.request, { ...beat, ...wrong })).toBe(false);
    }
  });

  it('gives each of the fourteen flags its default when it is missing or wrong (T-06)', () => {
    const defaults = v.parse(globalConfig.data, {});
    expect(Object.keys(defaults)).toHaveLength(14);
    expect(defaults).toMatchObject({ knowledgeModule: true, showAiChatFlg: false, hideMyOrder: false });
    const wrong = Object.fromEntries(Object.keys(defaults).map((flag) => [flag, 'yes']));
    expect(v.parse(globalConfig.data, wrong)).toEqual(defaults);
  });

  it.each([
    [1, true],
    ['true', true],
    ['1', true],
    [0, false],
    ['0', false],
    ['false', false],
  ])('reads %j as the flag %j, whatever its default', (value, flag) => {
    const read = v.parse(globalConfig.data, { knowledgeModule: value, hideCourseStudyNum: value });
    expect(read).toMatchObject({ knowledgeModule: flag, hideCourseStudyNum: flag });
  });

  it('reads ids and amounts of the person that came as text', () => {
    const read = v.parse(userInfo.data, { companyId: '1002', compulsoryCredit: '12.5', vipStatus: '2' });
    expect(read).toMatchObject({ companyId: 1002, compulsoryCredit: 12.5, vipStatus: 2 });
  });

  it.each([{}, { userId: null, id: 'x', companyId: null }])(
    'lets people in by their token alone: %j',
    (ids) => {
      const read = v.parse(login.data, { access_token: 'token', ...ids });
      expect(read).toMatchObject({ access_token: 'token', userId: 0, id: 0, companyId: 0, appId: '' });
    },
  );

  it('opens the login page under bad branding (T-08)', () => {
    const page = v.parse(loginPage.data, {
      name: null,
      deep: 'yes',
      loginTypes: [4, 99, '1', 'x'],
    });
    expect(page).toMatchObject({ name: '', deep: false, showDownloadButton: true, loginTypes: [4, 1] });
    expect(v.parse(loginPage.data, {}).loginTypes).toEqual([1, 2]);
  });
});
