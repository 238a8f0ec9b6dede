import core from './en/core.ts';
import banner from './en/banner.ts';
import learning from './en/learning.ts';
import lessons from './en/lessons.ts';
import forms from './en/forms.ts';
import navigation from './en/navigation.ts';
import data from './en/data.ts';
import documents from './en/documents.ts';
import uploads from './en/uploads.ts';
import exam from './en/exam.ts';
import examCard from './en/examCard.ts';
import plans from './en/plans.ts';
import community from './en/community.ts';
import people from './en/people.ts';
import charts from './en/charts.ts';
import media from './en/media.ts';
import type { Labels } from './zh-CN.ts';

/** Texts of all components in English, with the same keys as `zh-CN.ts` in the same order. */
export const en: Labels = {
  ...core,
  ...banner,
  ...learning,
  ...lessons,
  ...forms,
  ...navigation,
  ...data,
  ...documents,
  ...uploads,
  ...exam,
  ...examCard,
  ...plans,
  ...community,
  ...people,
  ...charts,
  ...media,
};
export default en;
