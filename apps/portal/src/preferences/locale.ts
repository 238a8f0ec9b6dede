export type Locale = 'zh-CN' | 'en';
export const locales = ['zh-CN', 'en'] as const satisfies readonly Locale[];

/** The person's stored choice, else the first language of the browser that the portal has, else Chinese. */
export function chooseLocale(stored: string | undefined, browser: readonly string[]): Locale {
  const exact = locales.find((locale) => locale === stored);
  if (exact) return exact;
  for (const tag of browser) {
    const language = tag.toLowerCase().split('-')[0];
    if (language === 'zh') return 'zh-CN';
    if (language === 'en') return 'en';
  }
  return 'zh-CN';
}
