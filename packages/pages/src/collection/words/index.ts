import type { createTranslator } from 'use-intl/core';
import type collections from './zh-CN/collections.ts';

/** Says what the pages of specials and institutes say; the portal gives `useTranslations('collections')`. */
export type CollectionTranslate = ReturnType<
  typeof createTranslator<{ collections: typeof collections }, 'collections'>
>;
