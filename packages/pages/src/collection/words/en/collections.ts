import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/collections.ts';

export default {
  retry: 'Retry',
  special: 'Collections',
  institute: 'Institutes',
  keywordSpecial: 'Search collections',
  keywordInstitute: 'Search institutes',
  countSpecial: '{total, plural, one {# collection} other {# collections}}',
  countInstitute: '{total, plural, one {# institute} other {# institutes}}',
  clear: 'Clear search',
  empty: 'There is nothing here yet',
  emptyFiltered: 'Nothing matches',
  pages: 'Pages of the list',
  courses: '{count, plural, one {# course} other {# courses}}',
  learners: '{learners} learners',
  progress: 'Completed {done, number} of {total, number}',
  progressName: 'Progress',
  sections: 'On this page',
  all: 'All courses',
  teachers: 'Teachers',
  noCourses: 'There are no courses here yet',
  noAccess: 'This page was not found',
  noAccessText: 'It may have been removed, or it is not open to you.',
} satisfies Translated<typeof zh>;
