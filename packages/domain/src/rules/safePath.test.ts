import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText, run } from '../test/property.ts';
import { safeInternalPath } from './safePath.ts';

const here = 'https://a.example';

describe('where login sends people', () => {
  it.each([
    '/',
    '/home',
    '/course/detail?courseId=7&back=%2Fhome',
    '/search?keyword=100%&u=https://other.example//x',
    '/study/omo/detail?classId=3#sessions',
    '/PARTNER/home',
    '/课程/100%25',
  ])('goes to %s as it is', (path) => {
    expect(safeInternalPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%2F/evil.example',
    '/%2Fevil.example',
    '/%252Fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%E4%',
    '/home?next=\\\\evil.example',
    '/home#\n',
    'https://evil.example',
    'javascript:alert(1)',
    ' /home',
    'home',
    '',
    undefined,
    null,
    7,
    ['/home'],
    `/${'a'.repeat(5000)}`,
  ])('goes to the home page for %j', (value) => {
    expect(safeInternalPath(value)).toBe('/home');
  });

  it('uses the given fallback', () => {
    expect(safeInternalPath('//evil.example', '/login')).toBe('/login');
  });

  it('never leaves the origin, also after a router decodes the path', () => {
    const path = fc.oneof(
      hostileText,
      hostileText.map((text) => `/${text}`),
      fc.webUrl(),
      fc.anything(),
    );
    fc.assert(
      fc.property(path, (value) => {
        const result = safeInternalPath(value);
        const url = new URL(result, here);
        expect(url.origin).toBe(here);
        expect(new URL(url.pathname, here).origin).toBe(here);
        expect(new URL(decodeURIComponent(url.pathname), here).origin).toBe(here);
      }),
      { ...run, numRuns: 20_000 },
    );
  });
});
