import type { createTranslator } from 'use-intl/core';
import type find from './zh-CN/find.ts';

/**
 * Says what the pages of search and of navigation areas say. The portal gives `useTranslations('find')`, stories and
 * tests a translator of the same messages.
 */
export type FindTranslate = ReturnType<typeof createTranslator<{ find: typeof find }, 'find'>>;
