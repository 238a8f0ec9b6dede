import type { createTranslator } from 'use-intl/core';
import type assistant from './zh-CN/assistant.ts';

/** Translator of the assistant: keys and values are those of the Chinese messages. */
export type AssistantTranslate = ReturnType<
  typeof createTranslator<{ assistant: typeof assistant }, 'assistant'>
>;
