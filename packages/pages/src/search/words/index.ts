import type { createTranslator } from 'use-intl/core';
import type find from './zh-CN/find.ts';

/**
 * Translator of the search page and the navigation areas. The portal passes `useTranslations('find')`,
 * stories and tests a translator of the same messages.
 */
export type FindTranslate = ReturnType<typeof createTranslator<{ find: typeof find }, 'find'>>;
