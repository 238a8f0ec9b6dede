import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/channels.ts';

export default {
  name: 'Course lists',
  all: 'All',
  recommend: 'For you',
  ai: 'AI picks',
  hot: 'Popular',
  fresh: 'New',
  free: 'Free',
  industry: 'Industry',
  special: 'Collections',
  institute: 'Institutes',
  cloud: 'Cloud',
  company: 'Company',
  customize: 'Custom',
  vip: 'VIP',
  paid: 'Paid',
  wanna: 'Want to learn',
} satisfies Translated<typeof zh>;
