import type { createTranslator } from 'use-intl/core';
import type access from './zh-CN/access.ts';
import type channels from './zh-CN/channels.ts';
import type course from './zh-CN/course.ts';
import type detail from './zh-CN/detail.ts';
import type lists from './zh-CN/lists.ts';
import type rail from './zh-CN/rail.ts';

/** Translator of the shared messages about a course; the portal passes `useTranslations('course')`. */
export type CourseTranslate = ReturnType<typeof createTranslator<{ course: typeof course }, 'course'>>;

/** Translator of the messages of course lists; the portal passes `useTranslations('courses')`. */
export type CourseListTranslate = ReturnType<typeof createTranslator<{ courses: typeof lists }, 'courses'>>;

/**
 * Translator of the side column of a course, which loads late; the portal passes
 * `useTranslations('courseRail')`.
 */
export type CourseRailTranslate = ReturnType<
  typeof createTranslator<{ courseRail: typeof rail }, 'courseRail'>
>;
/** Translator of the messages of a course's page; the portal passes `useTranslations('courseDetail')`. */
export type CourseDetailTranslate = ReturnType<
  typeof createTranslator<{ courseDetail: typeof detail }, 'courseDetail'>
>;

/** Translator of the request for access to a course; the portal passes `useTranslations('courseAccess')`. */
export type CourseAccessTranslate = ReturnType<
  typeof createTranslator<{ courseAccess: typeof access }, 'courseAccess'>
>;

/** Translator of the names of the course lists; the portal passes `useTranslations('channels')`. */
export type ChannelTranslate = ReturnType<typeof createTranslator<{ channels: typeof channels }, 'channels'>>;
