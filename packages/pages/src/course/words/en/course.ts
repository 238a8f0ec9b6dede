import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/course.ts';

export default {
  all: 'All courses',
  retry: 'Retry',
  // The labels are copied from @stoa/domain, because the whole list is 7 KiB and only these three are needed;
  // a test keeps them equal.
  level: { '0': 'All', '1': 'Frontline', '2': 'Middle', '3': 'Senior' },
  source: { '1': 'Company course', '2': 'Platform course', '3': 'Customised course' },
  continue: 'Continue',
  comma: ', ',
  noAccess: {
    title: 'This course was not found',
    text: 'It may no longer be offered, or it is not open to you.',
  },
} satisfies Translated<typeof zh>;
