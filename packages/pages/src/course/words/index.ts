import type { createTranslator } from 'use-intl/core';
import type course from './zh-CN/course.ts';
import type lists from './zh-CN/lists.ts';
import type rail from './zh-CN/rail.ts';

/** Translator of what lists and the page of a course share; the portal passes `useTranslations('course')`. */
export type CourseTranslate = ReturnType<typeof createTranslator<{ course: typeof course }, 'course'>>;

/**
 * Translator of the titles of the course lists and of what only a list says; the portal passes
 * `useTranslations('courses')`.
 */
export type CourseListTranslate = ReturnType<typeof createTranslator<{ courses: typeof lists }, 'courses'>>;

/**
 * Translator of what stands beside a course and loads late; the portal passes
 * `useTranslations('courseRail')`.
 */
export type CourseRailTranslate = ReturnType<
  typeof createTranslator<{ courseRail: typeof rail }, 'courseRail'>
>;
