import type { Handlers, Run } from '../../http/register.ts';
import { beat } from './beat.ts';
import { startStudy } from './start.ts';
import { studySummaryOf } from './summary.ts';
import { setWeeklyGoal } from './week.ts';
import { evidenceFor } from './why.ts';

const start: Run<'studyStart'> = (context, { courseId, itemId, playerTag, ...origin }) =>
  startStudy(context, { courseId, itemId, playerTag, origin });

export const studyHandlers = {
  studyStart: start,
  studyHeartbeat: beat,
  studySummary: studySummaryOf,
  studyEvidence: evidenceFor,
  weeklyGoalSet: setWeeklyGoal,
} satisfies Handlers;
