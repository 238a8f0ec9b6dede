import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { studyWeek, weeklyGoals } from '../types/studySummary.ts';

/**
 * Sets how many minutes a week the person wants to study. The call is an addition of ours to the
 * specification: a back end without it answers HTTP 404, and the portal then shows no goal.
 */
export const weeklyGoalSet = defineCall({
  id: 'X150',
  method: 'POST',
  path: '/study/pc/weeklyGoal/set',
  encoding: 'json',
  auth: 'session',
  request: v.object({ minutes: v.picklist(weeklyGoals) }),
  data: studyWeek,
});
