import fc from 'fast-check';
import compile from 'icu-minify/compile';
import { _createCache, _createIntlFormatters } from 'use-intl/core';
import { describe, expect, it, vi } from 'vitest';
import formatMessage from './formatMessage.ts';

const cache = _createCache();
const formatters = _createIntlFormatters(cache);
const getNumberFormat = vi.spyOn(formatters, 'getNumberFormat');

const locales = ['zh-CN', 'en'] as const;
const messages = ['{count, number}', '{count, plural, other {#}}'].map((text) => compile(text));

const said = (locale: string, count: number): unknown[] =>
  messages.map((message) => formatMessage('key', message, { count }, { cache, formatters, locale }));

describe('a number in a message', () => {
  it('is written as the language writes it, whatever it is', () => {
    const numbers = fc.oneof(
      fc.integer({ min: -2000, max: 2000 }),
      fc.integer({ min: -2000, max: 2000 }).map((value) => value / 10),
      fc.double(),
      fc.constantFrom(999.9995, 1000, 0.0005, 1e-7, Infinity, Number.NaN),
    );
    fc.assert(
      fc.property(fc.constantFrom(...locales), numbers, (locale, count) => {
        // `Intl` writes -0 as "-0", which must never be shown.
        const exact = new Intl.NumberFormat(locale).format(count === 0 ? 0 : count);
        expect(said(locale, count)).toEqual([exact, exact]);
      }),
      { seed: 20_261_122, numRuns: 2000 },
    );
  });

  it.each(locales)(
    'that is short creates no number format for %s, because that delays the first picture on a slow processor',
    (locale) => {
      getNumberFormat.mockClear();
      expect([0, 1, 18.5, 999].map((count) => said(locale, count)[0])).toEqual(['0', '1', '18.5', '999']);
      expect(getNumberFormat).not.toHaveBeenCalled();
    },
  );
});
