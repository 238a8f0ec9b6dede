import type { createTranslator } from 'use-intl/core';
import type exam from './zh-CN/exam.ts';

/**
 * Translator of the exam pages: keys and values are those of the Chinese messages. The portal passes
 * `useTranslations('exam')`, stories and tests a translator of the same messages.
 */
export type ExamTranslate = ReturnType<typeof createTranslator<{ exam: typeof exam }, 'exam'>>;
