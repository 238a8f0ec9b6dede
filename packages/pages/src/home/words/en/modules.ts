import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/modules.ts';

export default {
  more: 'More',
  retry: 'Retry',
  me: 'You',
  shelf: { back: '{title}: back', on: '{title}: more' },
  moreModules: 'Show more',
  membership: 'See membership',
  mark: {
    name: '{words}: {title}',
    follow: {
      on: 'Following',
      off: 'Follow',
      nowOn: 'You follow {title}',
      nowOff: 'You no longer follow {title}',
    },
    subscribe: {
      on: 'Subscribed',
      off: 'Subscribe',
      nowOn: 'Subscribed. You will be reminded before it starts.',
      nowOff: 'No longer subscribed',
    },
  },
  week: {
    days: 'Studied this week',
    day: {
      '1': 'Monday',
      '2': 'Tuesday',
      '3': 'Wednesday',
      '4': 'Thursday',
      '5': 'Friday',
      '6': 'Saturday',
      '7': 'Sunday',
    },
    studied: '{day}: {count, number} min',
    ahead: '{day}: still to come',
    sum: '{minutes, number} min this week',
    reached: '✓ {minutes, number} min, goal reached',
    goal: 'Weekly goal',
    none: 'No goal',
    choice: 'Goal {minutes, number} min',
  },
  start: {
    title: 'Start here',
    text: 'Nothing has been assigned to you yet. Begin with one of these.',
    none: 'Nothing has been assigned to you yet. Pick a course to begin with.',
    browse: 'Browse all courses',
  },
  join: {
    title: 'You are not in a company yet',
    text: 'Give the phone number that you log in with to the learning administrator of your company. Once you are added, its courses and tasks appear here. Until then the courses of the platform are yours.',
    phone: 'Your login phone: <strong>{phone}</strong>',
  },
  banner: 'Highlights: {title}',
  content: { '1': 'Image-text', '2': 'Audio', '3': 'Video', '4': 'Column', '5': 'Topic', '6': 'Live' },
  live: { '1': 'Upcoming', '2': 'Live', '3': 'Ended', '4': 'Playback', '5': 'Cancelled' },
  advert: {
    label: 'Promotion: {title}',
    open: 'Take a look',
    close: 'Close “{title}”',
  },
  draft: {
    bar: 'Preview: the modules below are not published. Only people with this link see them.',
    incomplete: 'The preview link is incomplete',
    incompleteText: 'Open the preview again from the administration.',
    refused: 'This preview cannot be shown',
    refusedText:
      'The link may have expired, or you may not see it. Ask the administrator who sent it for a new one.',
    empty: 'This draft has no modules yet',
    home: 'Back to home',
  },
} satisfies Translated<typeof zh>;
