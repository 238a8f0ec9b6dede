import { countAffinity } from '../features/course/affinity.ts';
import type { Area } from '../shared/area.ts';
import { taskJobs } from '../shared/taskReminders.ts';
import { tellCourseOpens } from './courses.ts';
import { expireQrLogins, forgetOld } from './housekeeping.ts';
import type { Job } from './job.ts';
import { expireVip, tellVipEnds } from './membership.ts';

/**
 * What the server does without being asked. Everything here is also judged when it is read, so that a server that stood
 * still shows the same.
 */
export const jobsOf = (areas: readonly Area[]): readonly Job[] => [
  { name: 'qr expiry', rhythm: 'every 15 s', run: expireQrLogins },
  ...taskJobs(areas),
  { name: 'openings', rhythm: 'every minute', run: tellCourseOpens },
  { name: 'vip expiry', rhythm: 'daily at 02:00', run: expireVip },
  { name: 'vip reminders', rhythm: 'daily at 02:00', run: tellVipEnds },
  { name: 'studied together', rhythm: 'daily at 02:00', run: (tx) => countAffinity(tx) },
  { name: 'housekeeping', rhythm: 'daily at 02:00', run: forgetOld },
];
