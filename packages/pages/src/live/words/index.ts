import type { createTranslator } from 'use-intl/core';
import type live from './zh-CN/live.ts';

/**
 * Says what the pages of live streams say: keys and values are those of the Chinese messages. The portal gives
 * `useTranslations('live')`, stories and tests a translator of the same messages.
 */
export type LiveTranslate = ReturnType<typeof createTranslator<{ live: typeof live }, 'live'>>;
