import type { Translated } from '../areas.ts';
import type zh from '../zh-CN/studyMore.ts';

export default {
  tabs: {
    name: 'Contents and talk of this lesson',
    contents: 'Contents',
    notes: 'Notes',
    qa: 'Q&A',
    comments: 'Comments',
    open: 'Open the side panel',
    close: 'Close the side panel',
  },
  more: {
    itemProgress: 'Progress of this lesson',
    aboutItem: 'About this lesson',
    completion: 'Completing this lesson',
    upNext: 'Up next',
    teachers: 'Teachers',
    attachments: 'Material',
    download: 'Download',
    comments: 'Comments on the course',
  },
  about: {
    open: 'How progress is counted',
    title: 'How progress is counted',
    rest: 'Stay {time} more.',
    rules: 'What completes a lesson',
    current: 'This lesson',
    rule: {
      media: '{ratio, number}% was watched or heard; what is played again counts once.',
      document:
        'Every page stayed on the screen for 2 seconds, and there was time to read: 2 seconds a page, at least {stay, number} seconds, at most 5 minutes.',
      image: 'Every picture was open for 2 seconds.',
      table: 'Every sheet was opened, and you stayed for at least {stay, number} seconds.',
      article:
        'You came to the end, and there was time to read: by the length of the text, at least {stay, number} seconds.',
      link: 'The link has been open for 10 seconds, and you chose “I have finished”.',
    },
  },
  related: {
    title: 'Related courses',
    items: '{count, plural, one {# lesson} other {# lessons}}',
  },
  keys: {
    title: 'Keyboard shortcuts',
    here: 'In this lesson',
    note: 'Write a note',
    next: 'Next lesson',
    previous: 'Previous lesson',
    help: 'Show these keys',
  },
} satisfies Translated<typeof zh>;
