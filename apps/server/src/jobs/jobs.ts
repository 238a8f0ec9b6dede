import { countAffinity } from '../features/course/affinity.ts';
import type { Job } from './runner.ts';
import { expireQrLogins, forgetOld } from './housekeeping.ts';
import { tellCourseOpens } from './courses.ts';
import { expireVip, tellVipEnds } from './membership.ts';
import { markOverdue, remindOfTasks } from './tasks.ts';

/**
 * What the server does without being asked (contract 8.18). Everything here is also judged when it is read, so
 * a server that stood still shows the same.
 */
export const jobs: readonly Job[] = [
  { name: 'qr expiry', rhythm: 'every 15 s', run: expireQrLogins },
  { name: 'task reminders', rhythm: 'every minute', run: remindOfTasks },
  { name: 'openings', rhythm: 'every minute', run: tellCourseOpens },
  { name: 'overdue tasks', rhythm: 'daily at 02:00', run: markOverdue },
  { name: 'vip expiry', rhythm: 'daily at 02:00', run: expireVip },
  { name: 'vip reminders', rhythm: 'daily at 02:00', run: tellVipEnds },
  { name: 'studied together', rhythm: 'daily at 02:00', run: (tx) => countAffinity(tx) },
  { name: 'housekeeping', rhythm: 'daily at 02:00', run: forgetOld },
];
