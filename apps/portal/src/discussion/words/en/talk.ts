import type { Translated } from '../../../i18n/messages.ts';
import type zh from '../zh-CN/talk.ts';

export default {
  retry: 'Retry',
  failed: 'This could not be loaded. Please try again.',
  pages: 'Pages',
  scope: 'What to show',
  pictures: 'Pictures',
  adopted: 'You accepted this answer',
  notDone: 'Not done. Check your connection and try again.',
  notes: {
    scope: 'Which notes',
    item: 'This item',
    course: 'Whole course',
    public: 'Public',
  },
  actions: {
    name: 'What you can do with this course',
    subscribe: 'Tell me when it opens',
    share: 'Share',
    rate: 'Rate',
    rated: 'You gave {stars, plural, one {# star} other {# stars}}',
  },
  share: {
    title: 'Share this course',
    special: 'Share this special',
    institute: 'Share this institute',
    code: 'QR code for “{title}”',
    scan: 'Scan it with a phone, or send the link to a colleague.',
    link: 'Link to the course',
    collectionLink: 'Link to the page',
    copy: 'Copy link',
    nobody: 'Nobody has joined through you yet.',
    soFar: 'Colleagues who joined through you: {invited}. Credit you earned: {credit, number}.',
    noReward: 'The link with a reward could not be fetched. The link below works, but brings no reward.',
    retry: 'Retry',
  },
  rate: {
    title: 'Rate this course',
    stars: 'Your rating',
    words: 'What did you think?',
    cancel: 'Cancel',
    send: 'Send',
    thanks: 'Rated. Thank you',
    needsStudy: 'Study a little first: you can rate after one minute.',
    failed: 'Not sent. Your words are kept, please try again.',
  },
} satisfies Translated<typeof zh>;
