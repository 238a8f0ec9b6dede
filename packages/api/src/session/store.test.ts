import { defaultSession } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import type { ApiReport } from '../client/ports.ts';
import { FakeStorage, loginResult } from '../test/fakes.ts';
import { entryKeys } from './entries.ts';
import { createSessionStore } from './store.ts';
import type { SessionChange } from './store.ts';

interface Tab {
  store: ReturnType<typeof createSessionStore>;
  events: EventTarget;
  reports: ApiReport[];
  changes: SessionChange[];
}

function openTab(storage: FakeStorage): Tab {
  const events = new EventTarget();
  const reports: ApiReport[] = [];
  const changes: SessionChange[] = [];
  const store = createSessionStore({
    storage: () => storage,
    events,
    onReport: (report) => reports.push(report),
  });
  store.subscribe((change) => changes.push(change));
  return { store, events, reports, changes };
}

/** What a browser tells the other tabs after an entry has changed. */
const tell = (tab: Tab, storage: FakeStorage, key: string | null): boolean =>
  tab.events.dispatchEvent(
    Object.assign(new Event('storage'), { key, newValue: key === null ? null : storage.getItem(key) }),
  );

const info = { realName: '林小满', faceImg: '/a.png', vipStatus: 2, admin: true } as const;

const vodConfig = {
  appKey: 'key-of-sunrise',
  appSecret: 'scoped',
  audioTypeId: 1,
  audioPresetId: 2,
  videoTypeId: 3,
  videoPresetId: 4,
  callbackUrl: '',
  uploadCallbackUrl: '',
};

/** What release 0.1.0 leaves in a browser, byte by byte: never to be written anew from today's code. */
const release010 = {
  userInfo:
    '{"access_token":"token-of-lin","userId":1,"id":11,"companyId":1001,"appId":"","hasCompany":true,"logo":"/l.svg","companyName":"晨曦零售","platformName":"晨曦零售","fontSize":3,"avatar":"/a.png","realName":"林小满","hideVipModule":false,"allowCreateKnowledge":true,"compulsoryCredit":7,"electiveCredit":1.5,"switchFlg":true,"vipExpireTime":null,"vipStatus":1,"lecturer":false,"mentor":true,"admin":false}',
  loginSourceType: '10',
  referrerType: '2',
  globalConfig: '{"knowledgeModule":false,"showAiChatFlg":true}',
  vodConfig:
    '{"appKey":"key-of-sunrise","appSecret":"scoped","audioTypeId":1,"audioPresetId":2,"videoTypeId":3,"videoPresetId":4,"callbackUrl":"","uploadCallbackUrl":""}',
  listTypography: '1',
  playerTag: '"tab-1"',
  currentPlayerTag: '"tab-1"',
  currentCourseName: '"高效沟通的六个习惯"',
  playerDefinition: '"HD"',
  playerRate: '1.25',
  continuedViewTime: '{"7":{"position":12.5,"updatedTime":1790000000000}}',
  examSwitchMap: '{"5":2}',
};

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

const deepBlue = { ...loginResult, access_token: 'token-of-deepblue', id: 12, companyId: 1002 };

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

  it('is taken over at once by who asks', () => {
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

describe('cached entries (specification point 9)', () => {
  it('are thirteen with the user information', () => {
    expect([...entryKeys, 'userInfo']).toHaveLength(13);
  });

  it('are the ones of the release before, and the session goes on (ST-04)', () => {
    const storage = new FakeStorage();
    for (const [key, text] of Object.entries(release010)) storage.setItem(key, text);
    const { store, reports } = openTab(storage);
    expect(store.get()).toMatchObject({ access_token: 'token-of-lin', companyId: 1001, realName: '林小满' });
    expect(Object.fromEntries(entryKeys.map((key) => [key, store.read(key)]))).toEqual({
      loginSourceType: 10,
      referrerType: 2,
      globalConfig: { ...store.read('globalConfig'), showAiChatFlg: true, knowledgeModule: false },
      vodConfig,
      listTypography: 1,
      playerTag: 'tab-1',
      currentPlayerTag: 'tab-1',
      currentCourseName: '高效沟通的六个习惯',
      playerDefinition: 'HD',
      playerRate: 1.25,
      continuedViewTime: { 7: { position: 12.5, updatedTime: 1_790_000_000_000 } },
      examSwitchMap: { 5: 2 },
    });
    expect(reports).toEqual([]);
  });

  it('of another release are dropped one by one, and the session goes on (ST-04)', () => {
    const storage = new FakeStorage();
    const later = { ...release010, playerDefinition: '"8K"', playerRate: '{"v":2,"rate":1.25}' };
    for (const [key, text] of Object.entries(later)) storage.setItem(key, text);
    storage.setItem(
      'userInfo',
      JSON.stringify({ ...JSON.parse(later.userInfo), vipStatus: 'gold', extra: 1 }),
    );
    const { store, reports } = openTab(storage);
    expect(store.get()).toMatchObject({ access_token: 'token-of-lin', vipStatus: 1 });
    expect([store.read('playerDefinition'), store.read('playerRate')]).toEqual(['AUTO', 1]);
    expect(store.read('examSwitchMap')).toEqual({ 5: 2 });
    expect(reports.map((report) => 'key' in report && report.key)).toEqual([
      'playerDefinition',
      'playerRate',
    ]);
  });
});

describe('bad storage', () => {
  const bad = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '-1',
    '{"a":{"position":"x"}}',
    '{"__proto__":{"admin":true}}',
    `"${'x'.repeat(2_000_000)}"`,
  ];

  it.each(['userInfo', ...entryKeys])(
    'starts with defaults when %s is corrupted, and leaves the rest alone (ST-01)',
    (key) => {
      for (const text of bad) {
        const storage = new FakeStorage();
        storage.setItem('playerRate', '1.5');
        storage.setItem('stoa:preferences', '{}');
        storage.setItem(key, text);
        const { store, reports } = openTab(storage);
        expect(store.get()).toEqual(defaultSession);
        for (const entry of entryKeys) expect(() => store.read(entry)).not.toThrow();
        for (const entry of entryKeys) store.read(entry);
        expect(reports.length).toBeLessThanOrEqual(1);
        // What could not be used is gone: the next page has nothing to tell.
        const next = openTab(storage);
        for (const entry of entryKeys) next.store.read(entry);
        expect(next.reports).toEqual([]);
        expect(store.read('playerRate')).toBe(key === 'playerRate' ? 1 : 1.5);
        expect(storage.getItem('stoa:preferences')).toBe('{}');
        expect(store.read('globalConfig').knowledgeModule).toBe(true);
        expect(Reflect.get({}, 'admin')).toBeUndefined();
      }
    },
  );

  it('keeps the good parts of a map by id', () => {
    const storage = new FakeStorage();
    storage.setItem(
      'continuedViewTime',
      '{"7":{"position":3,"updatedTime":9},"8":{"position":"3"},"__proto__":{"position":1,"updatedTime":1}}',
    );
    expect(openTab(storage).store.read('continuedViewTime')).toEqual({ 7: { position: 3, updatedTime: 9 } });
  });

  it.each(['full', 'blocked'] as const)(
    'works from memory when storage is %s, and says so once (ST-02)',
    (broken) => {
      const storage = new FakeStorage();
      storage.broken = broken;
      const { store, reports, events } = openTab(storage);
      store.begin(loginResult);
      store.mergeUser(info);
      store.write('playerRate', 2);
      events.dispatchEvent(new Event('visibilitychange'));
      expect(store.get()).toMatchObject({ access_token: loginResult.access_token, realName: '林小满' });
      expect(store.read('playerRate')).toBe(2);
      expect(reports).toMatchObject([{ type: 'storage', problem: 'unavailable' }]);
      store.reset();
      events.dispatchEvent(new Event('pagehide'));
      expect(store.get()).toEqual(defaultSession);
    },
  );

  it('keeps no older person in a storage that has become full (ST-02)', () => {
    const storage = new FakeStorage();
    const { store } = openTab(storage);
    store.begin(loginResult);
    store.mergeUser(info);
    storage.broken = 'full';
    store.begin(deepBlue);
    expect(store.token()).toBe(deepBlue.access_token);
    // A reload must lead to the login page, not into the company before.
    expect(storage.getItem('userInfo')).toBeNull();
    store.write('examSwitchMap', { 5: 1 });
    expect(store.read('examSwitchMap')).toEqual({ 5: 1 });
    storage.broken = 'no';
    store.mergeUser(info);
    expect(openTab(storage).store.get()).toEqual(store.get());
  });

  it('goes on from memory when storage is cleared under it, and puts nothing back (ST-03)', () => {
    const storage = new FakeStorage();
    const { store } = openTab(storage);
    store.begin(loginResult);
    storage.entries.clear();
    store.write('examSwitchMap', { 5: 1 });
    store.mergeUser(info);
    expect(store.token()).toBe(loginResult.access_token);
    expect(store.read('examSwitchMap')).toEqual({ 5: 1 });
    // Cleared storage may as well be a logout in another tab, which nothing may undo.
    expect(storage.entries.size).toBe(0);
    expect(openTab(storage).store.token()).toBe('');
  });

  it('works where opening the storage is refused', () => {
    const reports: ApiReport[] = [];
    const store = createSessionStore({
      storage: () => {
        throw new DOMException('', 'SecurityError');
      },
      events: new EventTarget(),
      onReport: (report) => reports.push(report),
    });
    store.begin(loginResult);
    expect(store.token()).toBe(loginResult.access_token);
    expect(reports).toHaveLength(1);
  });
});

describe('several tabs', () => {
  it('sees the logout and the login of another tab at once (M-01)', () => {
    const storage = new FakeStorage();
    const one = openTab(storage);
    one.store.begin(loginResult);
    const two = openTab(storage);
    expect(two.store.token()).toBe(loginResult.access_token);
    one.store.reset();
    tell(two, storage, 'userInfo');
    expect(two.store.get()).toEqual(defaultSession);
    expect(two.changes.at(-1)).toEqual({ kind: 'end', otherTab: true });
    one.store.begin({ ...loginResult, companyId: 1002 });
    const { generation } = two.store;
    tell(two, storage, 'userInfo');
    expect(two.store.get().companyId).toBe(1002);
    expect(two.store.generation).toBe(generation + 1);
  });

  it.each(['pageshow', 'visibilitychange'])('notices what it has slept through on %s', (name) => {
    const storage = new FakeStorage();
    const one = openTab(storage);
    one.store.begin(loginResult);
    const two = openTab(storage);
    one.store.reset();
    two.events.dispatchEvent(new Event(name));
    expect(two.store.token()).toBe('');
  });

  it('does not count newer fields of the same person as a new session', () => {
    const storage = new FakeStorage();
    const one = openTab(storage);
    one.store.begin(loginResult);
    const two = openTab(storage);
    const { generation } = two.store;
    one.store.mergeUser(info);
    tell(two, storage, 'userInfo');
    expect(two.store.get().realName).toBe('林小满');
    expect(two.store.generation).toBe(generation);
  });

  it('treats cleared storage as a logout elsewhere (ST-03)', () => {
    const storage = new FakeStorage();
    openTab(storage).store.begin(loginResult);
    const two = openTab(storage);
    storage.entries.clear();
    tell(two, storage, null);
    expect(two.store.token()).toBe('');
  });

  it('removes the four entries when a tab unloads and lets the others keep their copies (M-03)', () => {
    const storage = new FakeStorage();
    const playing = openTab(storage);
    playing.store.begin({ ...loginResult, sourceType: 4 });
    playing.store.write('referrerType', 2);
    playing.store.write('playerTag', 'tab-1');
    playing.store.write('currentPlayerTag', 'tab-1');
    const closing = openTab(storage);
    closing.store.write('playerTag', 'tab-2');
    tell(playing, storage, 'playerTag');
    closing.events.dispatchEvent(new Event('pagehide'));
    const keys = ['loginSourceType', 'referrerType', 'playerTag', 'currentPlayerTag'] as const;
    for (const key of keys) {
      expect(storage.entries.has(key)).toBe(false);
      tell(playing, storage, key);
    }
    expect(keys.map((key) => playing.store.read(key))).toEqual([4, 2, 'tab-1', 'tab-1']);
  });

  it('takes nothing else away on unload, and goes on with its copies when the browser brings it back', () => {
    const storage = new FakeStorage();
    const { store, events } = openTab(storage);
    for (const [key, text] of Object.entries(release010)) storage.setItem(key, text);
    events.dispatchEvent(new Event('pageshow'));
    for (const key of entryKeys) store.read(key);
    events.dispatchEvent(new Event('pagehide'));
    const gone = Object.keys(release010).filter((key) => !storage.entries.has(key));
    expect(gone.toSorted()).toEqual(['currentPlayerTag', 'loginSourceType', 'playerTag', 'referrerType']);
    events.dispatchEvent(new Event('pageshow'));
    expect(store.read('loginSourceType')).toBe(10);
    expect(store.token()).toBe('token-of-lin');
  });

  it('hears nothing more once it is put away', () => {
    const storage = new FakeStorage();
    const one = openTab(storage);
    const two = openTab(storage);
    two.store.dispose();
    one.store.begin(loginResult);
    tell(two, storage, 'userInfo');
    expect(two.store.token()).toBe('');
    expect(two.changes).toEqual([]);
  });

  it('learns who plays now, and that the one who played has left', () => {
    const storage = new FakeStorage();
    const here = openTab(storage);
    here.store.write('playerTag', 'here');
    const there = openTab(storage);
    there.store.write('currentPlayerTag', 'there');
    tell(here, storage, 'currentPlayerTag');
    expect(here.store.read('currentPlayerTag')).toBe('there');
    there.events.dispatchEvent(new Event('pagehide'));
    tell(here, storage, 'currentPlayerTag');
    expect(here.store.read('currentPlayerTag')).toBe('');
  });
});
