import type { createTranslator } from 'use-intl/core';
import type tools from './zh-CN/tools.ts';
import type userFrame from './zh-CN/userFrame.ts';

/** Says what the tools around a page say: the portal gives `useTranslations('tools')` with the tools, which come late. */
export type ToolsTranslate = ReturnType<typeof createTranslator<{ tools: typeof tools }, 'tools'>>;

/** Says what is said around a person's own pages: the portal gives `useTranslations('userFrame')`. */
export type UserFrameTranslate = ReturnType<
  typeof createTranslator<{ userFrame: typeof userFrame }, 'userFrame'>
>;
