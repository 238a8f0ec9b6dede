import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/greeting.ts';

export default {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  named: '{greeting}, {name}',
} satisfies Translated<typeof zh>;
