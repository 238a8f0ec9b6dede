import type { createTranslator } from 'use-intl/core';
import type login from './zh-CN/login.ts';
import type ways from './zh-CN/ways.ts';

/** Says what the login page says: the portal gives `useTranslations('login')`. */
export type LoginTranslate = ReturnType<typeof createTranslator<{ login: typeof login }, 'login'>>;

/** Says what the ways in that come late say: the portal gives `useTranslations('loginWays')` with them. */
export type LoginWaysTranslate = ReturnType<typeof createTranslator<{ loginWays: typeof ways }, 'loginWays'>>;
