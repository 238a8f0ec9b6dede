import formatMessage from 'use-intl/format-message/format-only';

type Formatters = Parameters<typeof formatMessage>[3]['formatters'];

/** Our languages write these as JavaScript does: without groups, and with no more than three digits behind. */
const isShort = (value: number): boolean => Math.abs(value) < 1000 && Number.isInteger(value * 1000);

/**
 * Messages as use-intl formats them, without an `Intl.NumberFormat` for a short number: the first one costs a slow
 * processor a tenth of a second before anything shows, and most pages have none but short ones.
 */
const withShortNumbers = (formatters: Formatters): Formatters => ({
  ...formatters,
  getNumberFormat: (locale, options) => {
    if (options !== undefined) return formatters.getNumberFormat(locale, options);
    // A message asks a format for nothing else.
    const write = (value: number) =>
      isShort(value) ? String(value) : formatters.getNumberFormat(locale).format(value);
    return Object.create(Intl.NumberFormat.prototype, { format: { value: write } });
  },
});

const format: typeof formatMessage = (key, message, values, options) =>
  formatMessage(key, message, values, { ...options, formatters: withShortNumbers(options.formatters) });
format.raw = formatMessage.raw;

export default format;
