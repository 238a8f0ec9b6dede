import type { createTranslator } from 'use-intl/core';
import type exam from './zh-CN/exam.ts';
import type examOpening from './zh-CN/examOpening.ts';
import type examInfo from './zh-CN/examInfo.ts';

/**
 * Translator of the exam pages: keys and values are those of the Chinese messages. The portal passes
 * `useTranslations('exam')`, stories and tests a translator of the same messages.
 */
export type ExamTranslate = ReturnType<typeof createTranslator<{ exam: typeof exam }, 'exam'>>;

/** Translator of the page before an exam; the portal passes `useTranslations('examInfo')`. */
export type ExamInfoTranslate = ReturnType<
  typeof createTranslator<{ examInfo: typeof examInfo }, 'examInfo'>
>;

/** Translator of an exam whose paper is on the way; the portal passes `useTranslations('examOpening')`. */
export type ExamOpeningTranslate = ReturnType<
  typeof createTranslator<{ examOpening: typeof examOpening }, 'examOpening'>
>;
