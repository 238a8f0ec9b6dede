import type { createTranslator } from 'use-intl/core';
import type entry from './zh-CN/entry.ts';

/** Translator of the entrances: the portal passes `useTranslations('entry')`. */
export type EntryTranslate = ReturnType<typeof createTranslator<{ entry: typeof entry }, 'entry'>>;
