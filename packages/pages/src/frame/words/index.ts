import type { createTranslator } from 'use-intl/core';
import type tools from './zh-CN/tools.ts';
import type userFrame from './zh-CN/userFrame.ts';

/**
 * Translator of the tools around a page: the portal passes `useTranslations('tools')` with the tools, which
 * load late.
 */
export type ToolsTranslate = ReturnType<typeof createTranslator<{ tools: typeof tools }, 'tools'>>;

/** Translator of the frame of the user area: the portal passes `useTranslations('userFrame')`. */
export type UserFrameTranslate = ReturnType<
  typeof createTranslator<{ userFrame: typeof userFrame }, 'userFrame'>
>;
