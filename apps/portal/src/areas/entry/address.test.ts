import { describe, expect, it } from 'vitest';
import { landing, loginPath } from './address.ts';

describe('after arriving from elsewhere', () => {
  it('one is on the page that the address or the stored wish names, else on the fallback', () => {
    expect(landing('?ticket=t&redirect=%2Fcourse%2Fall', '/news')).toBe('/course/all');
    expect(landing('?ticket=t', '/news?newsId=3')).toBe('/news?newsId=3');
    expect(landing('?ticket=t', '')).toBe('/home');
    expect(landing('?ticket=t', '', '/cloud-course')).toBe('/cloud-course');
  });

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', ''])(
    'nobody is led to %s',
    (redirect) => {
      expect(landing(`?redirect=${encodeURIComponent(redirect)}`, '')).toBe('/home');
      expect(landing('', redirect)).toBe('/home');
    },
  );

  it('the login page is never a destination', () => {
    expect(landing('?redirect=%2Flogin', '')).toBe('/home');
  });

  it('the address of the login contains the page that was wanted', () => {
    expect(loginPath('/course/all?a=1')).toBe('/login?redirect=%2Fcourse%2Fall%3Fa%3D1');
    expect(loginPath('/home')).toBe('/login');
    expect(loginPath('')).toBe('/login');
  });
});
