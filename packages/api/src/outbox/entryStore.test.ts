import { expect, test } from 'vitest';
import { createEntryStore } from './entryStore.ts';
import type { EntryPlace, StoredEntry } from './stored.ts';

const entry = (name: string): StoredEntry => ({
  name,
  keyId: 'key',
  savedTime: 1,
  untilTime: 2,
  iv: new Uint8Array(12),
  data: new ArrayBuffer(16),
});

/** A device whose entries and mark are shared by all tabs; `afterList` runs once, after the next list. */
function device() {
  const entries = new Map<string, StoredEntry>();
  const state = { marked: false, isReadable: true, afterList: async (): Promise<unknown> => undefined };
  const place: EntryPlace = {
    durability: 'indexedDB',
    async list() {
      if (!state.isReadable) throw new Error('The database does not open.');
      const found = [...entries.values()];
      const { afterList } = state;
      state.afterList = async () => undefined;
      await afterList();
      return found;
    },
    put: async (put) => void entries.set(put.name, put),
    remove: async (name) => void entries.delete(name),
  };
  const tab = () =>
    createEntryStore({
      places: [place],
      mark: (used) => void (state.marked = used),
      onReport: () => undefined,
    });
  return { state, tab };
}

test('a device is marked as long as it holds unsent work', async () => {
  const { state, tab } = device();
  const store = tab();
  await store.put(entry('a'));
  await store.put(entry('b'));
  await store.remove('a');
  expect(state.marked).toBe(true);
  await store.remove('b');
  expect(state.marked).toBe(false);
});

test.each(['the same tab', 'another tab'])(
  'what %s stores while the last entry is being removed keeps the device marked',
  async (who) => {
    const { state, tab } = device();
    const store = tab();
    const writer = who === 'the same tab' ? store : tab();
    await store.put(entry('sent'));
    state.afterList = () => writer.put(entry('new'));
    await store.remove('sent');
    expect(state.marked).toBe(true);
    expect((await store.list()).map(({ name }) => name)).toEqual(['new']);
  },
);

test('a place that cannot be read for the moment keeps the device marked, because it may hold unsent work', async () => {
  const { state, tab } = device();
  const store = tab();
  await store.put(entry('a'));
  state.isReadable = false;
  await store.remove('b');
  expect(state.marked).toBe(true);
});
