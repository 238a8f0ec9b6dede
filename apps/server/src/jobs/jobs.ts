import type { Area } from '../shared/area.ts';
import { taskJobs } from '../shared/taskReminders.ts';
import { forgetOld } from './housekeeping.ts';
import type { Job } from './job.ts';

/**
 * What the server does without being asked: the jobs of every area, and those that concern all of them. Everything here
 * is also judged when it is read, so that a server that stood still shows the same.
 */
export const jobsOf = (areas: readonly Area[]): readonly Job[] => [
  ...areas.flatMap(({ jobs = [] }) => jobs),
  ...taskJobs(areas),
  { name: 'housekeeping', rhythm: 'daily at 02:00', run: forgetOld },
];
