import type { createTranslator } from 'use-intl/core';
import type desk from './zh-CN/desk.ts';
import type teach from './zh-CN/teach.ts';

/** Translator of the messages above the tabs of the desk: the portal passes `useTranslations('teach')`. */
export type TeachTranslate = ReturnType<typeof createTranslator<{ teach: typeof teach }, 'teach'>>;

/** Translator of the content of the tabs, which loads late: the portal passes `useTranslations('desk')`. */
export type DeskTranslate = ReturnType<typeof createTranslator<{ desk: typeof desk }, 'desk'>>;
