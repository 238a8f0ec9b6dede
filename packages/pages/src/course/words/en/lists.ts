import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/lists.ts';

export default {
  title: {
    all: 'All courses',
    hot: 'Hot courses',
    free: 'Free courses',
    fresh: 'New courses',
    industry: 'Courses by industry',
    customize: 'Customised courses',
    ai: 'Recommended by AI',
    cloud: 'Cloud courses',
    vip: 'VIP courses',
    paid: 'Paid courses',
    recommend: 'Recommended for you',
    company: 'Company courses',
    wanna: 'Want to learn',
  },
  new: 'New',
  refresh: 'Refresh',
  preferences: 'Change preferences',
  noneOrdered: 'No customised courses yet',
  contact: 'Ask for a customised course',
  mark: { collect: 'Collect', want: 'Want to learn' },
} satisfies Translated<typeof zh>;
