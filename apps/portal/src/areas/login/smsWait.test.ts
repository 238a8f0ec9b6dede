import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberedWait, rememberWait, secondsLeft } from './smsWait.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});
afterEach(() => kept.clear());

const phone = { country: 'CN', number: '13800000001' };

describe('the wait before another code', () => {
  it('continues after a reload, with the number, until it is over', () => {
    const wait = rememberWait('login', phone, 60, 1000);
    expect(rememberedWait('login', 30_000)).toEqual(wait);
    expect(secondsLeft(wait, phone, 1000)).toBe(60);
    expect(secondsLeft(wait, phone, 60_001)).toBe(1);
    expect(secondsLeft(wait, phone, 61_000)).toBe(0);
    expect(rememberedWait('login', 61_000)).toBeUndefined();
  });

  it('belongs to one number and one purpose', () => {
    const wait = rememberWait('login', phone, 60, 1000);
    expect(secondsLeft(wait, { ...phone, number: '13800000002' }, 1000)).toBe(0);
    expect(secondsLeft(wait, { ...phone, country: 'HK' }, 1000)).toBe(0);
    expect(rememberedWait('reset', 1000)).toBeUndefined();
  });

  it('never locks anybody out when the clock is turned or the storage lies', () => {
    rememberWait('login', phone, 1e9, 1000);
    expect(secondsLeft(rememberedWait('login', 1000), phone, 1000)).toBeLessThanOrEqual(600);
    expect(rememberedWait('login', -1e9)).toBeUndefined();
    for (const text of ['{', '7', '{"until":1}', '{"until":2000,"phone":{"country":1,"number":"x"}}']) {
      kept.set('stoa.sms.login', text);
      expect(rememberedWait('login', 1000)).toBeUndefined();
    }
  });
});
