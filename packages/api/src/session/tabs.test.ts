import { defaultSession } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { FakeStorage, loginResult } from '../test/fakes.ts';
import { release010 } from '../test/kept.ts';
import { info, openTab, tell } from '../test/tabs.ts';
import { entryKeys } from './entries.ts';

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

  it('receives nothing more once it is closed', () => {
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
