import { formatCount, formatFullDateTime, LiveStatus, NotificationKind, SignResult } from '@stoa/domain';
import type zhCN from '../zh-CN/people.ts';

const fullTime = (time: number) => formatFullDateTime(time, 'en');
const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${formatCount(number, 'en')} ${many}`;

/** Words of people, live cards, notifications and signing in, in English. */
const words: typeof zhCN = {
  personCard: {
    role: { teacher: 'Expert', lecturer: 'Lecturer', mentor: 'Mentor' },
    mine: 'My mentor',
    courses: (number) => count(number, 'course', 'courses'),
    fans: (number) => count(number, 'follower', 'followers'),
    score: (score) => `${score} / 5`,
    tags: 'Fields',
  },
  liveCard: {
    status: {
      [LiveStatus.Upcoming]: 'Upcoming',
      [LiveStatus.Live]: 'Live',
      [LiveStatus.Ended]: 'Ended',
      [LiveStatus.Playback]: 'Playback',
      [LiveStatus.Cancelled]: 'Cancelled',
    },
    platform: 'Platform',
    startsIn: (days, hours, minutes) => {
      if (days > 0) return `Starts in ${days} d`;
      if (hours > 0) return `Starts in ${hours} h`;
      return minutes > 0 ? `Starts in ${minutes} min` : 'About to start';
    },
    runningFor: (hours, minutes) => {
      if (hours > 0) return minutes > 0 ? `On for ${hours} h ${minutes} min` : `On for ${hours} h`;
      return minutes > 0 ? `On for ${minutes} min` : 'Just started';
    },
    noPlayback: 'No playback',
    window: (from, to) => `${from} – ${to}`,
    fullWindow: (from, to) => `${fullTime(from)} to ${fullTime(to)}`,
    comma: ', ',
    subscribers: (number) => `${formatCount(number, 'en')} subscribed`,
    watching: (number) => `${formatCount(number, 'en')} watching`,
    views: (number) => count(number, 'viewer', 'viewers'),
    subscribe: 'Subscribe',
    subscribed: 'Subscribed',
    subscribeName: (title) => `Subscribe to ${title}`,
    subscribedName: (title) => `Subscribed to ${title}. Press to cancel`,
    nowSubscribed: 'Subscribed. You will be reminded before it starts',
    nowUnsubscribed: 'Subscription cancelled',
    enter: 'Enter',
    replay: 'Watch replay',
  },
  vipCard: {
    months: (months) =>
      months % 12 === 0 ? count(months / 12, 'year', 'years') : count(months, 'month', 'months'),
    perMonth: (price) => `About ${price} a month`,
    wasPrice: 'Full price',
    until: (date) => `Member until ${date}`,
    expired: (date) => `Membership ended on ${date}`,
    fullTime,
    benefits: 'Benefits',
    open: 'Open',
    renew: 'Renew',
    reopen: 'Open again',
    chooseName: (action, name) => `${action}: ${name}`,
  },
  notificationItem: {
    kind: {
      [NotificationKind.System]: 'System',
      [NotificationKind.Task]: 'Task',
      [NotificationKind.Exam]: 'Exam',
      [NotificationKind.Class]: 'Class',
      [NotificationKind.Live]: 'Live',
      [NotificationKind.Interact]: 'Interaction',
      [NotificationKind.CreditCertificate]: 'Credits and certificates',
      [NotificationKind.Order]: 'Order',
    },
    unread: 'Unread',
    opening: 'Opening',
    markRead: (title) => `Mark as read: ${title}`,
    nowRead: 'Marked as read',
    fullTime,
  },
  signInPanel: {
    direction: { 1: 'Sign in', 2: 'Sign out' },
    phase: { upcoming: 'Not open', open: 'Open', late: 'Late', closed: 'Closed' },
    result: {
      [SignResult.None]: 'Not signed in',
      [SignResult.OnTime]: 'Signed in',
      [SignResult.Late]: 'Late',
      [SignResult.EarlyLeave]: 'Left early',
      [SignResult.Absent]: 'Absent',
      [SignResult.Excused]: 'Excused',
    },
    signedOut: 'Signed out',
    window: (from, to) => `${from} – ${to}`,
    lateAfter: (time) => `late after ${time}`,
    left: { upcoming: 'Opens in', open: 'On time for another', late: 'Closes in', closing: 'Closes in' },
    days: (days) => (days === 1 ? '1 day' : `${days} days`),
    method: { 1: 'QR code', 2: 'Code', 3: 'Location', 4: 'One press' },
    methods: 'Ways to sign',
    scan: 'Scan the QR code on the lecturer’s screen with your phone. This page then updates by itself.',
    orType: 'No phone at hand? Type the 6 digits on the screen',
    code: 'Code',
    codeHint: 'The 6 digits on the lecturer’s screen. They change every 15 seconds.',
    codeShort: 'Enter all 6 digits',
    act: { 1: 'Sign in', 2: 'Sign out' },
    lateNote: 'Signing in now counts as late.',
    earlyNote: 'The class is still on. Signing out now counts as leaving early.',
    location: {
      need: 'Your location is needed, only to check that you are within range.',
      locate: 'Get location',
      again: 'Locate again',
      locating: 'Locating…',
      inRange: (distance, accuracy) => `You are within range (${distance} m away, accurate to ${accuracy} m)`,
      outOfRange: (distance, radius) => `You are ${distance} m away, allowed ${radius} m`,
      refused: 'The browser may not use your location. Allow it in the site settings beside the address bar.',
      unavailable: 'Your location could not be found. Check the system’s location service and try again.',
      others: 'You can also sign in another way.',
    },
    done: (time, method) => (method === undefined ? time : `${time} · ${method}`),
    correctedBy: (name) => `Corrected by ${name}`,
    closedNote: 'There is no record. If that is wrong, ask your lecturer.',
    absentNote: 'If that is wrong, ask your lecturer.',
    excusedNote: 'You were excused; this does not count as absence.',
  },
};
export default words;
