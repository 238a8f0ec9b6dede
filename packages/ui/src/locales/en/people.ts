import {
  formatCount,
  formatFullDateTime,
  LiveStatus,
  NotificationKind,
  SignMethod,
  SignResult,
} from '@stoa/domain';
import type zhCN from '../zh-CN/people.ts';

const fullTime = (time: number) => formatFullDateTime(time, 'en');
const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${formatCount(number, 'en')} ${many}`;

/** Texts of people, live cards, notifications and signing in, in English. */
const words: typeof zhCN = {
  personCard: {
    role: { teacher: 'Expert', lecturer: 'Lecturer', mentor: 'Mentor' },
    mine: 'My mentor',
    courses: (number) => count(number, 'course', 'courses'),
    fans: (number) => count(number, 'follower', 'followers'),
    score: (score) => `${score} / 5`,
    tags: 'Fields',
    expertise: 'Specialties',
    teaches: 'Teaches',
    comma: ', ',
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
    direction: { in: 'Sign in', out: 'Sign out' },
    phase: { upcoming: 'Not open', open: 'Open', late: 'Late now', closed: 'Closed' },
    result: {
      [SignResult.None]: 'Not signed in',
      [SignResult.OnTime]: 'Signed in',
      [SignResult.Late]: 'Late',
      [SignResult.EarlyLeave]: 'Left early',
      [SignResult.Absent]: 'Absent',
      [SignResult.Excused]: 'Excused',
    },
    signedOut: 'Signed out',
    notSignedOut: 'Not signed out',
    window: (from, to) => `${from} – ${to}`,
    lateAfter: (time) => `late after ${time}`,
    left: { upcoming: 'Opens in', open: 'On time for another', late: 'Closes in' },
    days: (days) => (days === 1 ? '1 day' : `${days} days`),
    method: {
      [SignMethod.Qr]: 'QR code',
      [SignMethod.Code]: 'Code',
      [SignMethod.Location]: 'Location',
      [SignMethod.Button]: 'Confirm',
    },
    methods: 'Ways to sign',
    scan: 'Scan the QR code on the big screen with your phone. This page then updates by itself.',
    orType: 'No phone at hand? Type the 6 digits on it',
    code: 'Code',
    codeHint: 'The 6 digits on the big screen. They change every 15 seconds.',
    codeShort: 'Enter all 6 digits',
    press: { in: 'Press the button once you are there.', out: 'Press the button before you leave.' },
    lateNote: 'Signing in now counts as late.',
    earlyNote: 'The class is still on. Signing out now counts as leaving early.',
    location: {
      need: (radius) =>
        radius === undefined
          ? 'Your location is needed, only to check that you are there.'
          : `Your location is needed, only to check that you are within ${radius} m.`,
      locate: 'Get location',
      again: 'Locate again',
      locating: 'Locating…',
      near: (distance, accuracy) => `You are in range: ${distance} m away, accurate to about ${accuracy} m.`,
      far: (distance, radius) =>
        `You are ${distance} m away, allowed ${radius} m. Move closer and locate again.`,
      refused:
        'The browser may not use your location. Allow it in the site settings beside the address, then locate again.',
      unavailable:
        'Your location could not be found. Turn on the location service of your system, then locate again.',
      others: 'You can also sign another way.',
    },
    correctedBy: (name) => `Corrected by ${name}`,
    askNote: 'If that is wrong, ask your lecturer.',
    excusedNote: 'This does not count as absence.',
  },
};
export default words;
