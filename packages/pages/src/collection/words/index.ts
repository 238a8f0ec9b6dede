import type { createTranslator } from 'use-intl/core';
import type collections from './zh-CN/collections.ts';

/** Translator of the pages of specials and institutes; the portal passes `useTranslations('collections')`. */
export type CollectionTranslate = ReturnType<
  typeof createTranslator<{ collections: typeof collections }, 'collections'>
>;
