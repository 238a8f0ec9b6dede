import type { Translated } from '../../../i18n/messages.ts';
import type zh from '../zh-CN/app.ts';

export default {
  nav: {
    label: 'Main',
    home: 'Home',
    courses: 'Courses',
    study: 'Study centre',
    exams: 'Exams',
    live: 'Live',
    knowledge: 'Knowledge',
    news: 'News',
    vip: 'VIP',
  },
  menu: {
    open: 'Open menu',
    account: 'Account menu of {name}',
    preferences: 'Language and appearance',
    logout: 'Log out',
  },
  logout: {
    title: 'Log out?',
    text: 'You will have to log in again to go on learning.',
    confirm: 'Log out',
    cancel: 'Cancel',
    unsentTitle: 'Not everything is saved',
    unsentText:
      'Some progress or answers have not reached the server. Log out now and they are lost for good.',
    drop: 'Discard and log out',
  },
  footer: {
    phone: 'Service phone {phone}',
    agreement: 'User agreement',
    privacy: 'Privacy policy',
  },
  study: {
    back: 'Back to the course',
  },
} as const satisfies Translated<typeof zh>;
