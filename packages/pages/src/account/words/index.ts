import type { createTranslator } from 'use-intl/core';
import type user from './zh-CN/user.ts';

/** Translator of the account pages: the portal passes `useTranslations('user')`. */
export type UserTranslate = ReturnType<typeof createTranslator<{ user: typeof user }, 'user'>>;
