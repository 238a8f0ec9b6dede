import { assert, boolean, constantFrom, pre, property, record, string, anything } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandingLimits, loginPreviewQuery, readBranding } from './branding.ts';
import { loginPreviewMaxBytes, parseLoginPreview } from './loginPreview.ts';

const seed = 20_261_121;
const text = (limit: number) => string({ unit: 'grapheme', maxLength: Math.floor(limit / 8) });
const picture = constantFrom('', '/media/logo.svg', 'https://cdn.example.com/a.png?x=1');

describe('branding', () => {
  test('what the studio exports is read back as it was', () => {
    const whole = {
      colorPrimary: '#f5722d',
      name: '晨曦零售',
      slogan: '每一天，都学一点',
      logoUrl: '/media/logo.svg',
      deep: true,
      showDownloadButton: false,
      fontSize: 3,
    };
    expect(readBranding(JSON.parse(JSON.stringify(whole)))).toEqual({ ok: true, branding: whole });
  });

  test('every wrong field is named, not only the first', () => {
    const result = readBranding({
      colorPrimary: 'orange',
      name: 'x'.repeat(51),
      slogan: 7,
      logoUrl: 'javascript:alert(1)',
      deep: 'yes',
      fontSize: 9,
      colour: '#fff',
    });
    expect(result).toEqual({
      ok: false,
      problems: [
        { kind: 'unknownField', field: 'colour' },
        { kind: 'notColor', field: 'colorPrimary' },
        { kind: 'tooLong', field: 'name', limit: 50 },
        { kind: 'notText', field: 'slogan' },
        { kind: 'notPicture', field: 'logoUrl' },
        { kind: 'notFlag', field: 'deep' },
        { kind: 'notFontSize', field: 'fontSize' },
      ],
    });
  });

  test('a file without a colour, and what is no object at all, are refused', () => {
    expect(readBranding({ name: '晨曦' })).toEqual({
      ok: false,
      problems: [{ kind: 'missing', field: 'colorPrimary' }],
    });
    for (const value of [null, [], 'text', 3]) {
      expect(readBranding(value)).toEqual({ ok: false, problems: [{ kind: 'notAnObject' }] });
    }
  });

  test('anything at all is read without an exception', () => {
    assert(
      property(anything(), (value) => {
        expect(typeof readBranding(value).ok).toBe('boolean');
      }),
      { seed },
    );
  });

  test('the preview address shows exactly the branding, and never grows too long', () => {
    const given = record(
      {
        colorPrimary: constantFrom('#f5722d', '#FFF', '#000000'),
        name: text(brandingLimits.name),
        slogan: text(brandingLimits.slogan),
        bottomDescription: text(brandingLimits.bottomDescription),
        tabTitle: text(brandingLimits.tabTitle),
        logoUrl: picture,
        backgroundUrl: picture,
        tabLogoUrl: picture,
        deep: boolean(),
        showDownloadButton: boolean(),
      },
      { requiredKeys: ['colorPrimary'] },
    );
    assert(
      property(given, (value) => {
        const result = readBranding(value);
        // A text that consists only of invisible characters is refused.
        pre(result.ok);
        const { branding } = result;
        const { deep, showDownloadButton, ...words } = branding;
        const shown = parseLoginPreview(`?${loginPreviewQuery(branding)}`);
        expect(shown).toMatchObject({
          ...words,
          deep: deep === true,
          showDownloadButton: showDownloadButton !== false,
        });
      }),
      { seed },
    );
    const fullest = readBranding({
      colorPrimary: '#f5722d',
      ...Object.fromEntries(
        Object.entries(brandingLimits).map(([field, limit]) => [
          field,
          field.endsWith('Url') ? `/${'学'.repeat((limit - 3) / 9)}` : '学'.repeat(limit),
        ]),
      ),
    });
    if (!fullest.ok) throw new Error('the fullest branding is a branding');
    expect(loginPreviewQuery(fullest.branding).length).toBeLessThan(loginPreviewMaxBytes);
  });
});
