import type { Translated } from '../../../words/index.ts';
import type exam from '../zh-CN/exam.ts';

export default {
  attempt: 'Attempt {no, number} of {most, number}',
  attemptOnly: 'Attempt {no, number}',
  section: '{title} · {points, plural, one {# point} other {# points}}',
  handIn: 'Hand in',
  handingIn: 'Handing in',
  previous: 'Previous',
  next: 'Next',
  place: 'Question {number, number} of {of, number}',
  left: 'Left the page {count, number} / {limit, number}',
  spent: 'Time spent',
  paper: 'Paper',
  dialog: {
    title: 'Hand in your paper?',
    ready: '{count, plural, one {The question is answered} other {All # questions are answered}}',
    unanswered: '{count, plural, one {# question} other {# questions}} not fully answered',
    flagged: '{count, plural, one {# question} other {# questions}} flagged',
    goTo: 'Go to question {number, number}',
    warning: 'After handing in, answers cannot be changed.',
    back: 'Keep answering',
    confirm: 'Hand in',
  },
} as const satisfies Translated<typeof exam>;
