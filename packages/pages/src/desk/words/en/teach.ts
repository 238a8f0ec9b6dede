import type { Translated } from '../../../words/index.ts';
import type teach from '../zh-CN/teach.ts';

export default {
  title: 'Teaching desk',
  tabs: 'Parts of the teaching desk',
  tab: { review: 'To review', exams: 'Exams', access: 'Access requests' },
} as const satisfies Translated<typeof teach>;
