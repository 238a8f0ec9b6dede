import type { createTranslator } from 'use-intl/core';
import type login from './zh-CN/login.ts';
import type ways from './zh-CN/ways.ts';

/** Translator of the login page: the portal passes `useTranslations('login')`. */
export type LoginTranslate = ReturnType<typeof createTranslator<{ login: typeof login }, 'login'>>;

/**
 * Translator of the ways to log in that load late: the portal passes `useTranslations('loginWays')` with
 * them.
 */
export type LoginWaysTranslate = ReturnType<typeof createTranslator<{ loginWays: typeof ways }, 'loginWays'>>;
