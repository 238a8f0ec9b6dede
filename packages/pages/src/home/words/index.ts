import type { createTranslator } from 'use-intl/core';
import type home from './zh-CN/home.ts';
import type homeModules from './zh-CN/modules.ts';

/**
 * Translator of the messages that the home page shows first. The portal passes `useTranslations('home')`,
 * stories and tests a translator of the same messages.
 */
export type HomeTranslate = ReturnType<typeof createTranslator<{ home: typeof home }, 'home'>>;

/**
 * Translator of the parts that load late: those below the visible part and above the page, and those for a
 * new person. The portal passes `useTranslations('homeModules')`.
 */
export type HomeModulesTranslate = ReturnType<
  typeof createTranslator<{ homeModules: typeof homeModules }, 'homeModules'>
>;
