import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/chapters.ts';

export default {
  title: 'Contents of {course}',
  progress: 'Course progress',
  done: '{done, number} of {of, number} lessons done',
  fact: { due: 'Due', credit: 'Credit', studied: 'Time spent' },
  credit: '{credit, plural, one {# credit} other {# credits}}',
  rules: 'Rules of the course',
  filter: 'What to show',
  all: 'All',
  unfinished: 'Unfinished',
  anchors: 'Chapters',
  next: 'Next',
  first: 'Start here',
  continue: 'Continue',
  start: 'Start',
  again: 'Study again',
  watched: 'Watched to {position}',
  studied: 'Studied for {time}',
  nothing: 'This course has no contents yet',
  nothingLeft: 'Everything here is done',
  showAll: 'Show all contents',
  retry: 'Retry',
  note: {
    order: 'Study in order',
    noForward: 'No fast forward',
    noSeek: 'No seeking',
    rate: 'At most {rate, number}×',
  },
  locked: {
    order: 'Finish the lesson before this one first',
    access: 'It opens once you have access to this course',
    test: 'This is a test, it does not open here',
  },
} satisfies Translated<typeof zh>;
