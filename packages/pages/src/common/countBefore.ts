import { formatCount, formatCounted, type Locale } from '@stoa/domain';

/**
 * A number in front of the word that it counts. In Chinese the space between them is part of the result,
 * because it follows a digit but not a Han character: 328 人, but 1.2万人.
 */
export const countBefore = (count: number, locale: Locale): string =>
  locale === 'zh-CN' ? formatCounted(count, '') : formatCount(count, locale);
