import type { _Translator as Translator } from 'use-intl/core';
import type chinese from './zh-CN.ts';

/**
 * Says what the pages of people say: keys and values are those of `zh-CN.ts`. The portal gives
 * `useTranslations('people')`, Storybook and tests a translator of the same words.
 */
export type PeopleTranslate = Translator<{ readonly people: typeof chinese }, 'people'>;
