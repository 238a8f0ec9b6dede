import type { createTranslator } from 'use-intl/core';
import type chapters from './zh-CN/chapters.ts';
import type panels from './zh-CN/panels.ts';
import type study from './zh-CN/study.ts';
import type why from './zh-CN/why.ts';

/** Says what the page of a lesson says from the start: keys and values are those of the Chinese messages. */
export type StudyTranslate = ReturnType<typeof createTranslator<{ study: typeof study }, 'study'>>;

/** Says what joins the page of a lesson once it stands; these words come with the parts that say them. */
export type StudyPanelsTranslate = ReturnType<
  typeof createTranslator<{ studyPanels: typeof panels }, 'studyPanels'>
>;

/** Says why the percentage of a lesson is what it is; these words come when somebody asks. */
export type WhyTranslate = ReturnType<typeof createTranslator<{ why: typeof why }, 'why'>>;

/** Says what the contents page of a course says. */
export type ChaptersTranslate = ReturnType<
  typeof createTranslator<{ chapters: typeof chapters }, 'chapters'>
>;
