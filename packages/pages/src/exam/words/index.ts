import type { createTranslator } from 'use-intl/core';
import type exam from './zh-CN/exam.ts';
import type externalExam from './zh-CN/externalExam.ts';

/**
 * Translator of the exam pages: keys and values are those of the Chinese messages. The portal passes
 * `useTranslations('exam')`, stories and tests a translator of the same messages.
 */
export type ExamTranslate = ReturnType<typeof createTranslator<{ exam: typeof exam }, 'exam'>>;

/** Translator of an exam by a guest: the portal passes `useTranslations('externalExam')`. */
export type ExternalExamTranslate = ReturnType<
  typeof createTranslator<{ externalExam: typeof externalExam }, 'externalExam'>
>;
