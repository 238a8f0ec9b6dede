import type { createTranslator } from 'use-intl/core';
import type home from './zh-CN/home.ts';
import type homeModules from './zh-CN/modules.ts';

/**
 * Translator of what the home page says at once. The portal passes `useTranslations('home')`, stories and
 * tests a translator of the same messages.
 */
export type HomeTranslate = ReturnType<typeof createTranslator<{ home: typeof home }, 'home'>>;

/**
 * Translator of what stands below the fold, above the page, and in place of the tasks for a new person:
 * `homeModules`.
 */
export type HomeModulesTranslate = ReturnType<
  typeof createTranslator<{ homeModules: typeof homeModules }, 'homeModules'>
>;
