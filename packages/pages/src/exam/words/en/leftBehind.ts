import type { Translated } from '../../../words/index.ts';
import type leftBehind from '../zh-CN/leftBehind.ts';

export default {
  kept: '{count, plural, one {# answer that could not be sent last time is} other {# answers that could not be sent last time are}} with the marker now, who decides whether to count {count, plural, one {it} other {them}}.',
  refused:
    '{count, plural, one {# answer that could not be sent last time was} other {# answers that could not be sent last time were}} not taken.',
  see: 'Show',
  title: 'Answers that could not be sent last time',
  question: 'Question {number, number}',
  other: 'A question',
  typed: 'typed {time}',
  copy: 'Copy answer',
  copyOf: 'Copy answer: {question}',
  refusedTitle: 'Not taken',
  refusedNote:
    'They came too long after the hand-in, or the exam does not take such answers. They are on this device only: if you need them, for your lecturer for example, copy them before you delete them.',
  keptTitle: 'With the marker now',
  keptNote: 'Whoever marks the paper decides whether they count.',
  result: 'See them in the result',
  delete: 'Delete from this device',
  later: 'Keep for now',
  close: 'Close',
} as const satisfies Translated<typeof leftBehind>;
