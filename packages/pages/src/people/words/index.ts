import type { createTranslator } from 'use-intl/core';
import type people from './zh-CN/people.ts';

/**
 * Translator of the pages of people: keys and values are those of the Chinese messages. The portal passes
 * `useTranslations('people')`, stories and tests a translator of the same messages.
 */
export type PeopleTranslate = ReturnType<typeof createTranslator<{ people: typeof people }, 'people'>>;
