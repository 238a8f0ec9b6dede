import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLocale } from './locale.ts';
import { effectiveAppearance, effectiveTextSize, readPreferences } from './rules.ts';

describe('preferences', () => {
  it('of the person apply before those of the company, and these before those of the system', () => {
    expect(effectiveAppearance({ appearance: 'light' }, { deep: true })).toBe('light');
    expect(effectiveAppearance({}, { deep: true })).toBe('dark');
    expect(effectiveAppearance({}, { deep: false })).toBe('system');
    expect(effectiveTextSize({ textSize: 1 }, { fontSize: 4 })).toBe(1);
    expect(effectiveTextSize({}, { fontSize: 9 })).toBe(4);
    expect(effectiveTextSize({}, {})).toBe(2);
  });

  it('are read from any stored text without an exception, and unknown ones are left out', () => {
    const check = fc.property(fc.oneof(fc.json(), fc.string(), fc.constant(null)), (text) => {
      const { locale = '', appearance = 'light', textSize = 2, ...rest } = readPreferences(text);
      expect(typeof locale).toBe('string');
      expect(['light', 'dark', 'system']).toContain(appearance);
      expect([1, 2, 3, 4]).toContain(textSize);
      expect(rest).toEqual({});
    });
    fc.assert(check, { seed: 7, numRuns: 1000 });
    expect(readPreferences('{"appearance":"dark","textSize":3,"locale":"en","x":1}')).toEqual({
      appearance: 'dark',
      textSize: 3,
      locale: 'en',
    });
  });
});

describe('the language', () => {
  it.each([
    ['en', ['zh-CN'], 'en'],
    [undefined, ['en-GB', 'zh'], 'en'],
    [undefined, ['fr', 'zh-TW'], 'zh-CN'],
    ['xx', ['de'], 'zh-CN'],
    [undefined, [], 'zh-CN'],
  ])('is the stored choice %s, else one of %s: %s', (stored, browser, expected) => {
    expect(chooseLocale(stored, browser)).toBe(expected);
  });
});
