import { defaultSession } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { FakeStorage, loginResult } from '../test/fakes.ts';
import { vodConfig } from '../test/kept.ts';
import { deepBlue, info, openTab, tell } from '../test/tabs.ts';

describe('the session', () => {
  it('merges what the login, the user and the company say, field by field', () => {
    const storage = new FakeStorage();
    const { store } = openTab(storage);
    expect(store.get()).toEqual(defaultSession);
    store.begin(loginResult);
    store.mergeUser(info);
    store.mergeCompany({ companyName: '晨曦零售', logo: '/l.svg', fontSize: 3 });
    expect(store.get()).toMatchObject({
      access_token: loginResult.access_token,
      userId: 1,
      companyId: 1001,
      hasCompany: true,
      fontSize: 3,
      avatar: '/a.png',
      realName: '林小满',
      platformName: '晨曦零售',
      vipStatus: 2,
      admin: true,
    });
    expect(openTab(storage).store.get()).toEqual(store.get());
  });

  it('returns to the defaults on reset and keeps only what belongs to the browser', () => {
    const storage = new FakeStorage();
    storage.setItem('stoa:preferences', '{"locale":"en"}');
    const { store, changes } = openTab(storage);
    store.begin(loginResult);
    store.mergeUser(info);
    store.write('continuedViewTime', { 7: { position: 12, updatedTime: 1 } });
    store.write('listTypography', 1);
    store.write('playerRate', 1.5);
    store.write('playerDefinition', 'HD');
    const { generation } = store;
    store.reset();
    expect(store.get()).toEqual(defaultSession);
    expect(store.generation).toBe(generation + 1);
    expect(store.read('continuedViewTime')).toEqual({});
    expect([...storage.entries.keys()].toSorted()).toEqual([
      'listTypography',
      'playerDefinition',
      'playerRate',
      'stoa:preferences',
    ]);
    expect(changes.at(-1)).toEqual({ kind: 'end', otherTab: false });
  });

  it('leaves nothing of one person to the next, also without a logout between them', () => {
    const { store } = openTab(new FakeStorage());
    store.begin(loginResult);
    store.mergeUser(info);
    store.write('examSwitchMap', { 5: 2 });
    store.write('vodConfig', undefined);
    store.begin({ ...loginResult, access_token: 'other', userId: 2, companyId: 500 });
    expect(store.get()).toMatchObject({ realName: '', avatar: '', admin: false, hasCompany: false });
    expect(store.read('examSwitchMap')).toEqual({});
  });

  it('takes nothing into a session that is over', () => {
    const storage = new FakeStorage();
    const { store } = openTab(storage);
    store.mergeUser(info);
    expect(store.get()).toEqual(defaultSession);
    expect(storage.entries.size).toBe(0);
  });
});

describe('a company switch (T-04)', () => {
  it('leaves no word of the company before in the browser', () => {
    const storage = new FakeStorage();
    const { store } = openTab(storage);
    store.begin(loginResult);
    store.mergeUser({ ...info, compulsoryCredit: 7 });
    store.mergeCompany({ companyName: '晨曦零售', logo: '/sunrise.svg', fontSize: 3 });
    store.write('globalConfig', { ...store.read('globalConfig'), showAiChatFlg: true });
    store.write('vodConfig', vodConfig);
    store.write('currentCourseName', '晨曦零售的课');
    store.write('continuedViewTime', { 7: { position: 12, updatedTime: 1 } });
    store.write('examSwitchMap', { 5: 2 });
    store.begin(deepBlue);
    const kept = JSON.stringify([...storage.entries]);
    for (const word of ['晨曦', 'sunrise', vodConfig.appKey, loginResult.access_token, info.realName]) {
      expect(kept).not.toContain(word);
    }
    expect(store.get()).toEqual({
      ...defaultSession,
      access_token: deepBlue.access_token,
      userId: 1,
      id: 12,
      companyId: 1002,
      hasCompany: true,
    });
    expect(store.read('globalConfig').showAiChatFlg).toBe(false);
    expect(store.read('vodConfig')).toBeUndefined();
  });

  it('reaches a tab that does not know of it yet: what it still learns of the old company goes nowhere', () => {
    const storage = new FakeStorage();
    const old = openTab(storage);
    old.store.begin(loginResult);
    openTab(storage).store.begin(deepBlue);
    const before = new Map(storage.entries);
    old.store.mergeUser({ ...info, realName: '晨曦' });
    old.store.mergeCompany({ companyName: '晨曦零售' });
    old.store.write('globalConfig', { ...old.store.read('globalConfig'), showAiChatFlg: true });
    old.store.write('continuedViewTime', { 7: { position: 12, updatedTime: 1 } });
    expect(storage.entries).toEqual(before);
    old.store.write('playerRate', 1.5);
    expect(storage.getItem('playerRate')).toBe('1.5');
    tell(old, storage, 'userInfo');
    expect(old.store.get().companyId).toBe(1002);
    expect(old.store.read('continuedViewTime')).toEqual({});
    expect(old.store.read('globalConfig').showAiChatFlg).toBe(false);
  });

  it('is noticed at once in another tab that looks for it', () => {
    const storage = new FakeStorage();
    const old = openTab(storage);
    old.store.begin(loginResult);
    openTab(storage).store.begin(deepBlue);
    const { generation } = old.store;
    old.store.refresh();
    expect(old.store.get().companyId).toBe(1002);
    expect(old.store.generation).toBe(generation + 1);
    expect(old.changes.at(-1)).toEqual({ kind: 'begin', otherTab: true });
    old.store.refresh();
    expect(old.store.generation).toBe(generation + 1);
  });
});
