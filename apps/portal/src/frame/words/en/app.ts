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
  footer: {
    phone: 'Service phone {phone}',
    agreement: 'User agreement',
    privacy: 'Privacy policy',
  },
} as const satisfies Translated<typeof zh>;
