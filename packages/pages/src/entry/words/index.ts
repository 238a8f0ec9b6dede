import type { createTranslator } from 'use-intl/core';
import type entry from './zh-CN/entry.ts';

/** Says what the page on the way in says: the portal gives `useTranslations('entry')`. */
export type EntryTranslate = ReturnType<typeof createTranslator<{ entry: typeof entry }, 'entry'>>;
