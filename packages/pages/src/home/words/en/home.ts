import type { Translated } from '../../../words/index.ts';
import type zh from '../zh-CN/home.ts';
import greeting from './greeting.ts';

export default {
  title: 'Home',
  greeting,
  vip: 'VIP',
  retry: 'Retry',
  banner: 'Highlights',
  functions: 'Shortcuts',
  previous: 'Previous shortcuts',
  next: 'More shortcuts',
  more: 'More',
  credit: {
    compulsory: 'Required credits',
    got: '{got, number}',
    of: 'of {target, number} required credits',
    compulsoryGot: '{got, plural, one {# required credit} other {# required credits}}',
    elective: '{got, number} of {target, number} elective credits',
    electiveGot: '{got, plural, one {# elective credit} other {# elective credits}}',
    percent: '{percent, number}%',
  },
  today: '{count, number} min today',
  streak: '{count, number}-day streak',
  goal: {
    open: {
      unknown: '{missing, plural, one {# credit} other {# credits}} to go',
      none: '{missing, plural, one {# credit} other {# credits}} to go, nothing due',
      open: '{missing, plural, one {# credit} other {# credits}} and {count, plural, one {# task} other {# tasks}} to go',
      next: '{missing, plural, one {# credit} other {# credits}} to go, next deadline {when}',
      overdue:
        '{missing, plural, one {# credit} other {# credits}} to go, {count, plural, one {# task} other {# tasks}} overdue',
    },
    met: {
      unknown: 'All required credits earned',
      none: 'All required credits earned, nothing left to do',
      open: 'All required credits earned, {count, plural, one {# task} other {# tasks}} to go',
      next: 'All required credits earned, next deadline {when}',
      overdue: 'All required credits earned, {count, plural, one {# task} other {# tasks}} overdue',
    },
    none: {
      none: 'Nothing due. Learn what interests you',
      open: '{count, plural, one {# task} other {# tasks}} to do',
      next: 'Next deadline {when}',
      overdue: '{count, plural, one {# task is} other {# tasks are}} overdue. Catch up first',
    },
  },
  go: {
    continue: 'Continue',
    place: 'At {position} · {title}',
    again: 'Study again',
    completed: 'Completed',
    first: 'Start your first course',
    firstText: 'Pick one that interests you from all courses',
    browse: 'Browse courses',
    task: 'Start',
    urgent: 'The most urgent task',
  },
  tasks: {
    title: 'To do',
    count: '{total, plural, one {# task} other {# tasks}}',
    countOverdue: '{total, plural, one {# task} other {# tasks}}, {overdue, number} overdue',
    more: 'Study centre',
    empty: 'Nothing due – well done',
  },
} satisfies Translated<typeof zh>;
