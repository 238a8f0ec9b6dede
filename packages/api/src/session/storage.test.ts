import { defaultSession, Definition, ListLayout } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import type { ApiReport } from '../client/ports.ts';
import { FakeStorage, loginResult } from '../test/fakes.ts';
import { release010, vodConfig } from '../test/kept.ts';
import { deepBlue, info, openTab } from '../test/tabs.ts';
import { definitions, entryKeys, listLayouts } from './entries.ts';
import { createSessionStore } from './store.ts';

describe('cached entries (specification point 9)', () => {
  it('are thirteen with the user information', () => {
    expect([...entryKeys, 'userInfo']).toHaveLength(13);
  });

  it('of the previous release are read, and the session goes on (ST-04)', () => {
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
        // The unusable entry was removed, so the next page has nothing to report.
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

  it('goes on with the session when storage fails in the middle of it (ST-02)', () => {
    const storage = new FakeStorage();
    const { store, events, reports, changes } = openTab(storage);
    store.begin(loginResult);
    store.write('examSwitchMap', { 5: 1 });
    const { generation } = store;
    storage.broken = 'blocked';
    events.dispatchEvent(new Event('visibilitychange'));
    store.mergeUser(info);
    expect(store.get()).toMatchObject({ access_token: loginResult.access_token, realName: info.realName });
    expect(store.read('examSwitchMap')).toEqual({ 5: 1 });
    expect(store.generation).toBe(generation);
    expect(changes.some(({ kind }) => kind === 'end')).toBe(false);
    expect(reports).toMatchObject([{ type: 'storage', problem: 'unavailable' }]);
    store.reset();
    events.dispatchEvent(new Event('visibilitychange'));
    expect(store.get()).toEqual(defaultSession);
  });

  it('goes on with a session that it has only read when storage fails (ST-02)', () => {
    const storage = new FakeStorage();
    openTab(storage).store.begin(loginResult);
    const { store, events } = openTab(storage);
    storage.broken = 'blocked';
    events.dispatchEvent(new Event('visibilitychange'));
    expect(store.token()).toBe(loginResult.access_token);
  });

  it('keeps no earlier person in a storage that has become full (ST-02)', () => {
    const storage = new FakeStorage();
    const { store } = openTab(storage);
    store.begin(loginResult);
    store.mergeUser(info);
    storage.broken = 'full';
    store.begin(deepBlue);
    expect(store.token()).toBe(deepBlue.access_token);
    // A reload must lead to the login page, not into the company of the earlier session.
    expect(storage.getItem('userInfo')).toBeNull();
    store.write('examSwitchMap', { 5: 1 });
    expect(store.read('examSwitchMap')).toEqual({ 5: 1 });
    storage.broken = 'no';
    store.mergeUser(info);
    const other = openTab(storage);
    expect(other.store.get()).toEqual(store.get());
    // Once the session is stored again, changes by other tabs count again.
    other.store.mergeUser({ realName: '周敏' });
    store.refresh();
    expect(store.get().realName).toBe('周敏');
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
    // Cleared storage may also come from a logout in another tab, which must not be undone.
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

it('reads every definition and every layout that there is', () => {
  expect(definitions).toEqual(Definition);
  expect(listLayouts).toEqual(ListLayout);
});
