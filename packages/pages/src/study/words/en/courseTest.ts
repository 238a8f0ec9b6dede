import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/courseTest.ts';

export default {
  start: 'Start the test',
  goOn: 'Continue the test',
  again: 'Take it again',
  look: 'See the test',
} satisfies Translated<typeof zh>;
