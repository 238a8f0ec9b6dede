import type { createTranslator } from 'use-intl/core';
import type course from './zh-CN/course.ts';
import type lists from './zh-CN/lists.ts';
import type rail from './zh-CN/rail.ts';

/** Says what lists and the page of a course say of it; the portal gives `useTranslations('course')`. */
export type CourseTranslate = ReturnType<typeof createTranslator<{ course: typeof course }, 'course'>>;

/** Says the titles of the course lists and what only a list says; the portal gives `useTranslations('courses')`. */
export type CourseListTranslate = ReturnType<typeof createTranslator<{ courses: typeof lists }, 'courses'>>;

/** Says what stands beside a course, which comes late; the portal gives `useTranslations('courseRail')`. */
export type CourseRailTranslate = ReturnType<
  typeof createTranslator<{ courseRail: typeof rail }, 'courseRail'>
>;
