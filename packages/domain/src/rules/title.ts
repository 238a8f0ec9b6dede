import type { Locale } from '../constants.ts';

const learnerEnd = { 'zh-CN': '学员端', en: 'learner end' } as const satisfies Record<Locale, string>;

/**
 * Title of the browser tab until a tenant sets its own; the English wording is that of specification point 1.
 */
export const defaultTabTitle = (productName: string, locale: Locale): string =>
  `${productName} - ${learnerEnd[locale]}`;

/** Title of one page: the page's own title, then the portal's. */
export const pageTitle = (page: string, tabTitle: string): string =>
  page === '' ? tabTitle : `${page} · ${tabTitle}`;
