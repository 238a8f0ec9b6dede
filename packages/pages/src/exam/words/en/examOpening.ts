import type { Translated } from '../../../words/index.ts';
import type examOpening from '../zh-CN/examOpening.ts';

export default {
  exam: 'Exam',
  title: 'Opening the paper',
  offline: 'You are offline. It goes on by itself when you are back.',
  network: 'The server cannot be reached. Trying again by itself.',
  retry: 'Try again',
} as const satisfies Translated<typeof examOpening>;
