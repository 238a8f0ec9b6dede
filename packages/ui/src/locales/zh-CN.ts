import core from './zh-CN/core.ts';
import banner from './zh-CN/banner.ts';
import learning from './zh-CN/learning.ts';
import lessons from './zh-CN/lessons.ts';
import forms from './zh-CN/forms.ts';
import navigation from './zh-CN/navigation.ts';
import data from './zh-CN/data.ts';
import documents from './zh-CN/documents.ts';
import uploads from './zh-CN/uploads.ts';
import exam from './zh-CN/exam.ts';
import examCard from './zh-CN/examCard.ts';
import plans from './zh-CN/plans.ts';
import community from './zh-CN/community.ts';
import people from './zh-CN/people.ts';
import charts from './zh-CN/charts.ts';
import media from './zh-CN/media.ts';

/**
 * Texts of all components in simplified Chinese, with one key for each component. A sentence with arguments
 * is a function. For a smaller bundle, load only the groups that a page shows: `@stoa/ui/locales/zh-CN/core`
 * and so on.
 */
export const zhCN = {
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

/** The texts of all components, by component. */
export type Labels = typeof zhCN;
export default zhCN;
