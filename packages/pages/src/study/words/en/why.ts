import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/why.ts';

export default {
  failed: 'The details could not be loaded',
  retry: 'Retry',
  notOffered: 'Details of this progress are not available here.',
  percent: '{percent, number}%',
  summary: {
    none: 'You have not begun this lesson yet.',
    done: 'This lesson is completed.',
    watch: 'The lesson lasts {duration}; {counted} count so far. Completed once {ratio, number}% is watched.',
    hear: 'The lesson lasts {duration}; {counted} count so far. Completed once {ratio, number}% is heard.',
    other: 'The lesson is completed once all of this is done.',
  },
  needs: {
    title: 'Still needed',
    doneTitle: 'To complete it',
    done: 'Everything is done',
    soon: 'What you did last is being confirmed; one moment',
    WATCH: '{time} more of what does not count yet',
    STAY: 'Stay {seconds, number} s more',
    PAGES: '{pages, plural, one {# more page} other {# more pages}}',
    pictures: '{pages, plural, one {# more picture} other {# more pictures}}',
    sheets: '{pages, plural, one {# more sheet} other {# more sheets}}',
    SCROLL: 'Read to the end',
    CONFIRM: 'Read the link, then press “I have finished”',
    TEST: 'Take the test',
  },
  bar: {
    counted: 'Counts: {ranges}.',
    refused: 'Played, but does not count: {ranges}.',
    nothing: 'Nothing counts yet.',
    range: '{from}–{to}',
    comma: ', ',
  },
  legend: { counted: 'Counts', refused: 'Played, but does not count', open: 'Not studied yet' },
  sums: { counted: 'Counts as progress', studied: 'Time spent', again: 'Watched again' },
  reasons: {
    title: 'What does not count',
    none: 'Nothing was left out.',
    made: 'You have made up for it since; nothing of it is missing.',
    TOO_FAST: 'Played too fast',
    TOO_MUCH: 'More than the time that passed',
    SKIPPED: 'Skipped ahead',
    OTHER_SESSION: 'You went on in another window or device',
    PRESENCE: 'No answer whether you were there',
    DUPLICATE: 'Reported twice',
  },
  advice: {
    TOO_FAST:
      'This course allows {rate, number}× at most; what is beyond does not count. Watch it again at an allowed speed and it will.',
    TOO_MUCH: 'Nobody can study more than the time that passed. Watch this part again and it will count.',
    SKIPPED:
      'This course does not allow to skip. Go on from where you have come to, and what follows will count.',
    OTHER_SESSION:
      'Only one place counts at a time; what played here after you had moved does not. Watch this part again.',
    PRESENCE: 'Nobody answered in time, and what played afterwards does not count. Watch this part again.',
    DUPLICATE: 'On a bad network a part may be reported twice. It counts once; your progress is whole.',
  },
  table: { title: 'Show as a table', range: 'Part', result: 'Result', refused: 'Does not count: {reason}' },
  trial: 'This is a trial: once you have the course, this lesson counts for it.',
} satisfies Translated<typeof zh>;
