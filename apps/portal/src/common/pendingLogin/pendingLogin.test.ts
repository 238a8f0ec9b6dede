import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberLogin, takeLogin } from './pendingLogin.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});
afterEach(() => kept.clear());

describe('a login that leaves for another site', () => {
  it('remembers where to go and what must come back, once', () => {
    rememberLogin('?redirect=%2Fcourse%2Fall%3Fa%3D1&x=1', 'state', 1000);
    expect(takeLogin(2000)).toEqual({ redirect: '/course/all?a=1', state: 'state' });
    expect(takeLogin(2000)).toBeUndefined();
  });

  it('lasts ten minutes', () => {
    rememberLogin('', 'state', 1000);
    expect(takeLogin(601_000)).toBeUndefined();
  });

  it.each(['?redirect=//evil.example', '?redirect=https%3A%2F%2Fevil.example', '?redirect='])(
    'does not store an address of another site: %s',
    (search) => {
      rememberLogin(search, '', 1000);
      expect(takeLogin(2000)).toEqual({ redirect: '', state: '' });
    },
  );

  it.each(['{', '7', 'null', '[]', '{"until":"x"}', '{"until":9e15,"redirect":"/home"}'])(
    'reads nothing from a storage that contains %s',
    (text) => {
      kept.set('stoa.way', text);
      expect(takeLogin(1000)).toBeUndefined();
    },
  );

  it('trusts no path that somebody wrote into the storage', () => {
    kept.set('stoa.way', JSON.stringify({ redirect: '//evil.example', state: 5, until: 2000 }));
    expect(takeLogin(1000)).toEqual({ redirect: '', state: '' });
  });
});
