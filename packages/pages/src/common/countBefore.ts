import { formatCount, formatCounted, type Locale } from '@stoa/domain';

/**
 * A number as it stands before the word that it counts. In Chinese the space between both comes with the number,
 * because it belongs after a digit and not after Han: 328 人, but 1.2万人.
 */
export const countBefore = (count: number, locale: Locale): string =>
  locale === 'zh-CN' ? formatCounted(count, '') : formatCount(count, locale);
