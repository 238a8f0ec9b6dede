import type { Translated } from '../areas.ts';
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
    unsentTitle: 'Some of your work is not saved',
    unsentText:
      'Your latest progress or what you filled in has not reached the server. Check the connection and log out when it is saved; if you log out now, it is removed from this device for good.',
    drop: 'Discard and log out',
    stay: 'Stay',
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
