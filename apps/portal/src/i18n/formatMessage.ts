import formatMessage from 'use-intl/format-message/format-only';

type Formatters = Parameters<typeof formatMessage>[3]['formatters'];

/**
 * Whether both languages write the number as JavaScript does: without grouping, and with at most three
 * decimals.
 */
const isShort = (value: number): boolean => Math.abs(value) < 1000 && Number.isInteger(value * 1000);

/**
 * The formatters of use-intl without an `Intl.NumberFormat` for a short number, because creating the first
 * one costs a slow processor a tenth of a second before anything shows, and most pages have only short
 * numbers.
 */
const withShortNumbers = (formatters: Formatters): Formatters => ({
  ...formatters,
  getNumberFormat: (locale, options) => {
    if (options !== undefined) return formatters.getNumberFormat(locale, options);
    // Messages use only the method `format` of a number format.
    const write = (value: number) =>
      isShort(value) ? String(value) : formatters.getNumberFormat(locale).format(value);
    return Object.create(Intl.NumberFormat.prototype, { format: { value: write } });
  },
});

const format: typeof formatMessage = (key, message, values, options) =>
  formatMessage(key, message, values, { ...options, formatters: withShortNumbers(options.formatters) });
format.raw = formatMessage.raw;

export default format;
