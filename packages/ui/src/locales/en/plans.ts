import { formatFullDateTime, ProgressState } from '@stoa/domain';
import type zhCN from '../zh-CN/plans.ts';

const many = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const dayOf = (time: number, now: number): string => {
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(time);
};

const kinds = { compulsory: 'Required', elective: 'Elective' } as const;

/** Texts of plans, maps and certificates, in English. */
const plans: typeof zhCN = {
  planCard: {
    type: {
      0: 'Plan',
      1: 'Class',
      2: 'Exam',
      3: 'Questionnaire',
      4: 'Plan',
      5: 'Exam',
      6: 'Learning map',
      7: 'Talent',
      8: 'On-the-job training',
      9: 'Topic',
    },
    assign: { 1: 'Required', 2: 'Elective' },
    state: { 0: 'Not started', 1: 'In progress', 2: 'Completed', 3: 'Overdue', 4: 'Locked' },
    progress: (title) => `Progress: ${title}`,
    percent: (percent) => `${percent}%`,
    tasks: (done, total) => `${done} of ${many(total, 'task')} done`,
    credit: (credit) => many(credit, 'credit'),
    day: dayOf,
    fullTime: (time) => formatFullDateTime(time, 'en'),
    from: 'Starts: ',
    until: 'Due: ',
    anyTime: 'At any time',
    startsIn: (days, hours) => {
      if (days > 0) return `Starts in ${many(days, 'day')}`;
      return hours > 0 ? `Starts in ${many(hours, 'hour')}` : 'Starts within an hour';
    },
    left: (days, hours) => {
      if (days > 0) return `${many(days, 'day')} left`;
      return hours > 0 ? `${many(hours, 'hour')} left` : 'Less than an hour left';
    },
    overdue: (days) => (days > 0 ? `${many(days, 'day')} overdue, still open` : 'Just overdue, still open'),
  },
  creditMeter: {
    name: (year) => `Credits in ${year}`,
    kind: kinds,
    spoken: (kind, got, target) => `${kinds[kind]} credits: ${got} earned of ${target}`,
    percent: (percent) => `${percent}%`,
    target: (target) => `/ ${many(target, 'credit')}`,
    shortTarget: (kind, target) => `${kinds[kind]} / ${target}`,
    unit: 'credits',
    missing: (credit) => `${many(credit, 'credit')} to go`,
    met: 'Reached',
    noTarget: 'None required',
    cap: (cap) => `At most ${many(cap, 'credit')} count a year`,
    capped: (cap) => `Limit of ${many(cap, 'credit')} reached, more will not count`,
    standing: { onTrack: 'On track', behind: 'Behind', reached: 'Reached' },
    total: (credit) => `${many(credit, 'credit')} in all`,
    deadline: (time, now) => `Until ${dayOf(time, now)}`,
  },
  learningMap: {
    stateOf: (state, percent) => {
      switch (state) {
        case ProgressState.NotStarted:
          return 'Ready to start';
        case ProgressState.InProgress:
          return `In progress, ${percent}%`;
        case ProgressState.Completed:
          return 'Completed';
        case ProgressState.Overdue:
          return `Overdue, ${percent}%`;
        case ProgressState.Locked:
          return 'Locked';
        default:
          return state satisfies never;
      }
    },
    here: 'You are here',
    tasks: (done, total) => `${done} of ${many(total, 'task')} done`,
    lockedBy: (previous) => `Opens once the required tasks of “${previous}” are done`,
    locked: 'Not open yet. Please ask your training administrator',
    level: (done, total) => `${done} of ${many(total, 'stage')}`,
  },
  certificateView: {
    name: (title, holder, state) => `Certificate: ${title}, awarded to ${holder}, ${state.toLowerCase()}`,
    state: { 1: 'Valid', 2: 'Expired', 3: 'Revoked' },
    date: (time) =>
      new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(time),
    none: '—',
    number: 'Certificate no.',
    issued: 'Issued',
    expires: 'Valid until',
    forever: 'No expiry',
    verifyCode: 'Verification code',
    scan: 'Scan to verify',
    png: 'Download PNG',
    pdf: 'Download PDF',
    copyLink: 'Copy verification link',
    drawing: 'Drawing the file',
    saved: (file) => `Downloaded ${file}`,
    failed: 'The file could not be made. Please try again later, or on another computer.',
    revoked:
      'This certificate has been revoked and cannot be downloaded. Please ask your training administrator.',
  },
};
export default plans;
