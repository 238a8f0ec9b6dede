import type { createTranslator } from 'use-intl/core';
import type exam from './zh-CN/exam.ts';
import type examRecords from './zh-CN/examRecords.ts';
import type examResult from './zh-CN/examResult.ts';
import type exams from './zh-CN/exams.ts';
import type switchLedger from './zh-CN/switchLedger.ts';
import type wrongBook from './zh-CN/wrongBook.ts';
import type externalExam from './zh-CN/externalExam.ts';
import type examOpening from './zh-CN/examOpening.ts';
import type examInfo from './zh-CN/examInfo.ts';
import type leftBehind from './zh-CN/leftBehind.ts';

/**
 * Translator of the exam pages: keys and values are those of the Chinese messages. The portal passes
 * `useTranslations('exam')`, stories and tests a translator of the same messages.
 */
export type ExamTranslate = ReturnType<typeof createTranslator<{ exam: typeof exam }, 'exam'>>;

/** Translator of the list of exams: the portal passes `useTranslations('exams')`. */
export type ExamsTranslate = ReturnType<typeof createTranslator<{ exams: typeof exams }, 'exams'>>;

/** Translator of the list of records: the portal passes `useTranslations('examRecords')`. */
export type ExamRecordsTranslate = ReturnType<
  typeof createTranslator<{ examRecords: typeof examRecords }, 'examRecords'>
>;

/** Translator of a result: the portal passes `useTranslations('examResult')`. */
export type ExamResultTranslate = ReturnType<
  typeof createTranslator<{ examResult: typeof examResult }, 'examResult'>
>;

/** Translator of the wrong-answer book: the portal passes `useTranslations('wrongBook')`. */
export type WrongBookTranslate = ReturnType<
  typeof createTranslator<{ wrongBook: typeof wrongBook }, 'wrongBook'>
>;

/** Translator of an exam by a guest: the portal passes `useTranslations('externalExam')`. */
export type ExternalExamTranslate = ReturnType<
  typeof createTranslator<{ externalExam: typeof externalExam }, 'externalExam'>
>;

/** Translator of the page before an exam; the portal passes `useTranslations('examInfo')`. */
export type ExamInfoTranslate = ReturnType<
  typeof createTranslator<{ examInfo: typeof examInfo }, 'examInfo'>
>;

/** Translator of the page while a paper is loading; the portal passes `useTranslations('examOpening')`. */
export type ExamOpeningTranslate = ReturnType<
  typeof createTranslator<{ examOpening: typeof examOpening }, 'examOpening'>
>;

/** Translator of the list of switches: the portal passes `useTranslations('switchLedger')`. */
export type SwitchLedgerTranslate = ReturnType<
  typeof createTranslator<{ switchLedger: typeof switchLedger }, 'switchLedger'>
>;

/** Translator of answers left on the device: the portal passes `useTranslations('leftBehind')`. */
export type LeftBehindTranslate = ReturnType<
  typeof createTranslator<{ leftBehind: typeof leftBehind }, 'leftBehind'>
>;
