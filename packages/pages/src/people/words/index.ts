import type { createTranslator } from 'use-intl/core';
import type people from './zh-CN/people.ts';

/**
 * Says what the pages of people say: keys and values are those of the Chinese messages. The portal gives
 * `useTranslations('people')`, stories and tests a translator of the same messages.
 */
export type PeopleTranslate = ReturnType<typeof createTranslator<{ people: typeof people }, 'people'>>;
