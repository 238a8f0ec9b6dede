import type { Area } from '../shared/area.ts';
import { taskJobs } from '../shared/taskReminders.ts';
import { forgetOld } from './housekeeping.ts';
import type { Job } from './job.ts';

/**
 * All scheduled jobs: those of every area, and those of the server itself. Their results are also calculated
 * whenever data is read, so that a server that was stopped meanwhile shows the same.
 */
export const jobsOf = (areas: readonly Area[]): readonly Job[] => [
  ...areas.flatMap(({ jobs = [] }) => jobs),
  ...taskJobs(areas),
  { name: 'housekeeping', rhythm: 'daily at 02:00', run: forgetOld },
];
