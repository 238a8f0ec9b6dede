import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText, run } from '../test/property.ts';
import { keepsTab, parseLoginPreview } from './loginPreview.ts';
import type { LoginPreview } from './loginPreview.ts';

// encodeURIComponent refuses half a surrogate pair.
const whole = (text: string) => text.replace(/\p{Surrogate}/gu, '');
const here = 'https://a.example';
const query = (p: string, rest = '') => `?p=${encodeURIComponent(p)}${rest}`;
const fields = {
  name: '晨曦零售',
  slogan: '每天进步一点',
  logoUrl: 'https://cdn.example.com/logo.png?v=2',
  backgroundUrl: '/media/bg.jpg',
  bottomDescription: '© 2026 <b>晨曦</b>',
  deep: 'true',
  colorPrimary: '#FF6600',
  showDownloadButton: 'false',
  tabLogoUrl: 'https://cdn.example.com/icon.svg',
  tabTitle: '晨曦学堂',
};
const expected = {
  ...fields,
  deep: true,
  colorPrimary: '#ff6600',
  showDownloadButton: false,
  loginTypes: [1, 2],
  keepTab: false,
};

const isHarmlessImage = (url: string) =>
  !/[\s"'()\\<>]/.test(url) &&
  new URL(url, here).protocol === 'https:' &&
  (url.startsWith('https://') || new URL(url, here).origin === here);

const isHarmless = (preview: LoginPreview | undefined) => {
  if (preview === undefined) return true;
  const { logoUrl, backgroundUrl, tabLogoUrl, name, slogan, bottomDescription, tabTitle } = preview;
  const images = [logoUrl, backgroundUrl, tabLogoUrl].filter((url) => url !== undefined);
  const words = [name, slogan, bottomDescription, tabTitle].filter((word) => word !== undefined);
  return (
    Object.keys(preview).every((key) => Object.hasOwn(expected, key)) &&
    Object.getPrototypeOf(preview) === Object.prototype &&
    preview.loginTypes.join() === '1,2' &&
    /^#[\da-f]{3}([\da-f]{3})?$/.test(preview.colorPrimary ?? '#000') &&
    images.every(isHarmlessImage) &&
    !words.some((word) => /[\p{Cc}\p{Bidi_Control}]/u.test(word))
  );
};

describe('the login preview', () => {
  it('reads JSON and query pairs alike', () => {
    expect(parseLoginPreview(query(JSON.stringify(fields)))).toEqual(expected);
    expect(parseLoginPreview(query(new URLSearchParams(fields).toString()))).toEqual(expected);
  });

  it('always offers password and SMS code', () => {
    expect(parseLoginPreview(query('{"loginTypes":[5,9]}'))?.loginTypes).toEqual([1, 2]);
  });

  it.each([true, 1, 'TRUE', '1', '', null])('takes %j for "not true"', (value) => {
    const preview = parseLoginPreview(query(JSON.stringify({ deep: value, showDownloadButton: value })));
    expect([preview?.deep, preview?.showDownloadButton]).toEqual([false, false]);
  });

  it('does not change the browser tab when the address says preview', () => {
    expect(parseLoginPreview(query('{}', '&preview=1'))?.keepTab).toBe(true);
    expect([keepsTab('?preview'), keepsTab('?previewer=1'), keepsTab('')]).toEqual([true, false, false]);
  });

  it.each([
    '',
    '?x=1',
    '?p=',
    '?p=%7B',
    '?p=%E4%',
    '?p=plain',
    query('[1]'),
    query('eyJuYW1lIjoiQWNtZSJ9IA=='),
    query(`{"name":"${'x'.repeat(9000)}"}`),
  ])('gives way to the server’s branding for %.20s', (search) => {
    expect(parseLoginPreview(search)).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg>',
    'http://cdn.example.com/a.png',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'https://user@evil.example/a.png',
    'https://cdn.example.com/a.png") , url("x',
    'https://cdn.example.com/a b.png',
    'blob:https://cdn.example.com/1',
  ])('shows no image from %s', (url) => {
    const preview = parseLoginPreview(
      query(JSON.stringify({ logoUrl: url, backgroundUrl: url, tabLogoUrl: url })),
    );
    expect([preview?.logoUrl, preview?.backgroundUrl, preview?.tabLogoUrl]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('shows images by http where the installation allows it, and still none from elsewhere', () => {
    const url = 'http://cdn.example.com/a.png';
    const search = query(JSON.stringify({ logoUrl: url, backgroundUrl: 'javascript:alert(1)' }));
    expect(parseLoginPreview(search, { httpPictures: true })).toMatchObject({
      logoUrl: url,
      backgroundUrl: undefined,
    });
  });

  it.each([
    'red',
    'url(https://evil.example)',
    '#12',
    '#1234567',
    '#fff;background:red',
    'var(--x)',
    ' #fff',
  ])('takes no colour from %j', (colorPrimary) => {
    expect(parseLoginPreview(query(JSON.stringify({ colorPrimary })))?.colorPrimary).toBeUndefined();
  });

  it('contains nothing but text, safe images, a colour and two switches', () => {
    const keys = fc.constantFrom(
      ...Object.keys(fields),
      '__proto__',
      'constructor',
      'downloadUrl',
      'loginTypes',
    );
    const pairs = fc.array(fc.tuple(keys, fc.oneof(hostileText, fc.webUrl())));
    const json = fc
      .dictionary(keys, fc.oneof(hostileText, fc.webUrl(), fc.jsonValue()))
      .map((o) => JSON.stringify(o));
    const form = pairs.map((list) =>
      list.map(([key, value]) => `${key}=${encodeURIComponent(whole(value))}`).join('&'),
    );
    const search = fc.oneof(
      fc.oneof(json, form).map((text) => query(whole(text))),
      hostileText.map((text) => `?p=${text}`),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(search, (text) => {
        expect(parseLoginPreview(text)).toSatisfy(isHarmless);
      }),
      { ...run, numRuns: 5_000 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
