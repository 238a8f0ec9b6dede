import { AssignKind, PlanItemType, TargetKind } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { creditEntry } from './types/credit.ts';
import {
  completedItem,
  plan,
  planItem,
  recentItem,
  studyCalendar as studyCalendarData,
} from './types/plan.ts';
import { creditSummary as creditSummaryData } from './types/studySummary.ts';
import {
  jsonId,
  keyword,
  matching,
  merged,
  pageOf,
  pageRequest,
  wireEnum,
  wireId,
  wireYear,
} from './types/wire.ts';

export { CreditEntryState } from './types/credit.ts';
export type { CreditEntry } from './types/credit.ts';
export type { CompletedItem, Plan, PlanItem, RecentItem, StudyCalendar, TaskItem } from './types/plan.ts';
export { CreditState } from './types/studySummary.ts';
export type { CreditSummary } from './types/studySummary.ts';

/** Tabs of the study centre. */
export const planTabs = ['todo', 'doing', 'done', 'overdue', 'all'] as const;
export type PlanTab = (typeof planTabs)[number];

/** Every kind of plan in one list. */
export const planList = defineCall({
  id: 'X50',
  method: 'GET',
  path: '/study/pc/plan/list',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, {
    tab: v.picklist(planTabs),
    type: v.optional(wireEnum(PlanItemType)),
    assignKind: v.optional(wireEnum(AssignKind)),
    keyword: v.optional(keyword),
  }),
  data: pageOf(planItem),
});

/** One plan, flat or in stages. */
export const planDetail = defineCall({
  id: 'X51',
  method: 'GET',
  path: '/study/pc/plan/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ planId: wireId }),
  data: plan,
});

/** Due tasks, starting events and study time of a month; `month` as in 2026-03. */
export const studyCalendar = defineCall({
  id: 'X52',
  method: 'GET',
  path: '/study/pc/calendar',
  encoding: 'query',
  auth: 'session',
  request: v.object({ month: matching(/^\d{4}-(?:0[1-9]|1[0-2])$/) }),
  data: studyCalendarData,
});

/** Everything that the learner has finished, newest first. */
export const completedList = defineCall({
  id: 'X53',
  method: 'GET',
  path: '/study/pc/complete/list',
  encoding: 'query',
  auth: 'session',
  request: v.optional(
    merged(pageRequest, {
      kind: v.optional(wireEnum(TargetKind)),
      year: v.optional(wireYear),
      keyword: v.optional(keyword),
    }),
    {},
  ),
  data: pageOf(completedItem),
});

/** Everything that the learner has studied in the last 90 days. */
export const recentList = defineCall({
  id: 'X54',
  method: 'GET',
  path: '/study/pc/recently/list',
  encoding: 'query',
  auth: 'session',
  request: v.optional(merged(pageRequest, { kind: v.optional(wireEnum(TargetKind)) }), {}),
  data: pageOf(recentItem),
});

/**
 * Removes entries from the list of recent study, and keeps their progress: all of them, or those that `keys`
 * names.
 */
export const recentRemove = defineCall({
  id: 'X55',
  method: 'POST',
  path: '/study/pc/recently/remove',
  encoding: 'json',
  auth: 'session',
  request: v.union([
    v.object({
      keys: v.pipe(
        v.array(v.object({ kind: v.enum(TargetKind), id: jsonId })),
        v.minLength(1),
        v.maxLength(100),
      ),
    }),
    v.object({ all: v.literal(true) }),
  ]),
  data: v.object({ removed: v.number() }),
});

/** Credit of a year against its targets; without `year` of the current credit year. */
export const creditSummary = defineCall({
  id: 'X56',
  method: 'GET',
  path: '/study/pc/credit/summary',
  encoding: 'query',
  auth: 'session',
  request: v.optional(v.object({ year: v.optional(wireYear) }), {}),
  data: creditSummaryData,
});

/** Every award of credit in a year. */
export const creditList = defineCall({
  id: 'X57',
  method: 'GET',
  path: '/study/pc/credit/list',
  encoding: 'query',
  auth: 'session',
  request: v.optional(
    merged(pageRequest, {
      year: v.optional(wireYear),
      kind: v.optional(wireEnum(AssignKind)),
      sourceKind: v.optional(wireEnum(TargetKind)),
    }),
    {},
  ),
  data: pageOf(creditEntry),
});
