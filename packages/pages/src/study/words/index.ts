import type { createTranslator } from 'use-intl/core';
import type chapters from './zh-CN/chapters.ts';
import type courseTest from './zh-CN/courseTest.ts';
import type panels from './zh-CN/panels.ts';
import type study from './zh-CN/study.ts';
import type why from './zh-CN/why.ts';

/**
 * Translator of the messages that the study page shows first: keys and values are those of the Chinese
 * messages.
 */
export type StudyTranslate = ReturnType<typeof createTranslator<{ study: typeof study }, 'study'>>;

/** Translator of the parts of the study page that load late; these messages load with them. */
export type StudyPanelsTranslate = ReturnType<
  typeof createTranslator<{ studyPanels: typeof panels }, 'studyPanels'>
>;

/** Translator of the explanation of a percentage; these messages load when somebody asks for it. */
export type WhyTranslate = ReturnType<typeof createTranslator<{ why: typeof why }, 'why'>>;

/** Translator of the table of contents of a course. */
export type ChaptersTranslate = ReturnType<
  typeof createTranslator<{ chapters: typeof chapters }, 'chapters'>
>;

/** Translator of the test of a course; these messages load when one is opened. */
export type CourseTestTranslate = ReturnType<
  typeof createTranslator<{ courseTest: typeof courseTest }, 'courseTest'>
>;
