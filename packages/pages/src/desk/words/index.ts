import type { createTranslator } from 'use-intl/core';
import type desk from './zh-CN/desk.ts';

/** Translator of the teaching desk: the portal passes `useTranslations('desk')`. */
export type DeskTranslate = ReturnType<typeof createTranslator<{ desk: typeof desk }, 'desk'>>;
