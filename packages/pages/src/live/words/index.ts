import type { createTranslator } from 'use-intl/core';
import type live from './zh-CN/live.ts';

/**
 * Translator of the pages of live streams: keys and values are those of the Chinese messages. The portal
 * passes `useTranslations('live')`, stories and tests a translator of the same messages.
 */
export type LiveTranslate = ReturnType<typeof createTranslator<{ live: typeof live }, 'live'>>;
