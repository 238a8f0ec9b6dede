import type { createTranslator } from 'use-intl/core';
import type home from './zh-CN/home.ts';
import type homeModules from './zh-CN/modules.ts';

/**
 * Says what the home page says at once. The portal gives `useTranslations('home')`, stories and tests a translator of
 * the same messages.
 */
export type HomeTranslate = ReturnType<typeof createTranslator<{ home: typeof home }, 'home'>>;

/** Says what stands below the fold, over the page, and in the place of tasks for who is new: `homeModules`. */
export type HomeModulesTranslate = ReturnType<
  typeof createTranslator<{ homeModules: typeof homeModules }, 'homeModules'>
>;
