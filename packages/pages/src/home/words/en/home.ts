import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/home.ts';

export default {
  title: 'Home',
  greeting: {
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
  },
  vip: 'VIP',
  retry: 'Retry',
  banner: 'Highlights',
  functions: 'Shortcuts',
  previous: 'Previous shortcuts',
  next: 'More shortcuts',
  more: 'More',
  credit: {
    compulsory: 'Compulsory credits',
    elective: 'Elective credits',
    figure: '{got, number} / {target, number}',
  },
  today: 'Studied today',
  minutes: '{count, number} min',
  streak: 'Streak',
  days: '{count, plural, one {# day} other {# days}}',
  go: {
    continue: 'Continue',
    place: 'At {position} · {title}',
    again: 'Study again',
    completed: 'Completed',
    first: 'Start your first course',
    firstText: 'Pick one that interests you from all courses',
    browse: 'Browse courses',
  },
  tasks: {
    title: 'To do',
    count: '{total, plural, one {# task} other {# tasks}}',
    countOverdue: '{total, plural, one {# task} other {# tasks}}, {overdue, number} overdue',
    more: 'Study centre',
    empty: 'Nothing due – well done',
  },
} satisfies Translated<typeof zh>;
