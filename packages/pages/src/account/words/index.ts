import type { createTranslator } from 'use-intl/core';
import type user from './zh-CN/user.ts';

/** Says what the pages of a person's account say: the portal gives `useTranslations('user')`. */
export type UserTranslate = ReturnType<typeof createTranslator<{ user: typeof user }, 'user'>>;
