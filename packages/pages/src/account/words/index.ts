import type { createTranslator } from 'use-intl/core';
import type mine from './zh-CN/mine.ts';
import type settings from './zh-CN/settings.ts';
import type user from './zh-CN/user.ts';

/** Translator of the account pages: the portal passes `useTranslations('user')`. */
export type UserTranslate = ReturnType<typeof createTranslator<{ user: typeof user }, 'user'>>;

/** Translator of the person's own courses, notes and follows: the portal passes `useTranslations('mine')`. */
export type MineTranslate = ReturnType<typeof createTranslator<{ mine: typeof mine }, 'mine'>>;

/** Translator of devices and message settings, which load late: the portal passes `useTranslations('settings')`. */
export type SettingsTranslate = ReturnType<
  typeof createTranslator<{ settings: typeof settings }, 'settings'>
>;
