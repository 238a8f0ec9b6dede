import { createSessionStore, type StoragePort } from '@stoa/api';
import { LoginSourceType } from '@stoa/domain';
import { expect, test } from 'vitest';
import { createGuestSession } from './guestSession.ts';

function createStorage(): StoragePort & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  };
}

const entry = { access_token: 'token-of-guest', guestId: 7 };
const seat = { examId: 110, attemptId: undefined, over: false };

test('a reload finds the seat and the token again, and the exam of another link finds nothing', () => {
  const storage = createStorage();
  const guest = createGuestSession('EXT2026', () => storage);
  expect(guest.seat()).toBeUndefined();
  guest.enter(entry, seat);
  guest.sit({ ...seat, attemptId: 11 });
  const reloaded = createGuestSession('EXT2026', () => storage);
  expect(reloaded.session.token()).toBe('token-of-guest');
  expect(reloaded.seat()).toEqual({ ...seat, attemptId: 11 });
  expect(createGuestSession('EXT2027', () => storage).seat()).toBeUndefined();
});

test('a person who is logged in stays logged in, even if both sessions are in one storage', () => {
  const storage = createStorage();
  const person = createSessionStore({ storage: () => storage, events: new EventTarget() });
  person.begin({
    access_token: 'token-of-lin',
    userId: 7,
    id: 70,
    companyId: 1001,
    appId: '',
    expireTime: undefined,
    sourceType: LoginSourceType.Normal,
  });
  const before = new Map(storage.entries);
  const guest = createGuestSession('EXT2026', () => storage);
  guest.enter(entry, seat);
  guest.session.reset();
  expect(person.token()).toBe('token-of-lin');
  for (const [key, text] of before) expect([key, storage.getItem(key)]).toEqual([key, text]);
});

test('data of a guest on the device is never used for a person with the same id', () => {
  const guest = createGuestSession('EXT2026', createStorage);
  guest.enter(entry, seat);
  const other = createGuestSession('EXT2026', createStorage);
  other.enter({ ...entry, guestId: 8 }, seat);
  const [one, two] = [guest.session.get().userId, other.session.get().userId];
  expect(one).toBeGreaterThan(2 ** 52);
  expect(Number.isSafeInteger(one)).toBe(true);
  expect(two).not.toBe(one);
});

test('a token that has ended leaves no session, and the next guest of the tab gets a new one', () => {
  const storage = createStorage();
  const guest = createGuestSession('EXT2026', () => storage);
  guest.enter(entry, { ...seat, attemptId: 11, over: true });
  guest.session.reset();
  expect(guest.seat()).toBeUndefined();
  guest.enter({ ...entry, guestId: 8 }, seat);
  expect(guest.seat()).toEqual(seat);
});

test.each(['{', '[]', '{"examId":"110"}', '{"examId":-1}', 'null'])(
  'a session that is stored as %s counts as absent',
  (text) => {
    const storage = createStorage();
    createGuestSession('EXT2026', () => storage).enter(entry, seat);
    storage.setItem('stoa:guest:EXT2026:seat', text);
    expect(createGuestSession('EXT2026', () => storage).seat()).toBeUndefined();
  },
);

const forbidden = (): never => {
  throw new DOMException('', 'SecurityError');
};

test('a browser without storage lets the guest take the exam all the same', () => {
  const guest = createGuestSession('EXT2026', forbidden);
  guest.enter(entry, seat);
  expect([guest.session.token(), guest.seat()]).toEqual(['token-of-guest', seat]);
});
