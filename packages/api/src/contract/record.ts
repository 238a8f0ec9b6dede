import { StudyRecordKind } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import {
  recordOverview as recordOverviewData,
  recordRanking as recordRankingData,
  recordTrend as recordTrendData,
  studyRecord,
  studyRule as studyRuleData,
} from './types/record.ts';
import { keyword, merged, pageOf, pageRequest, wireEnum, wireInteger, wireYear } from './types/wire.ts';

export type { RecordOverview, RecordRanking, RecordTrend, StudyRecord, StudyRule } from './types/record.ts';

const ofYear = v.optional(v.object({ year: v.optional(wireYear) }), {});

/** The summary at the top of the study record. */
export const recordOverview = defineCall({
  id: 'X105',
  method: 'GET',
  path: '/record/pc/overview',
  encoding: 'query',
  auth: 'session',
  request: ofYear,
  data: recordOverviewData,
});

/** Study time by day or month, at most 366 points. */
export const recordTrend = defineCall({
  id: 'X106',
  method: 'GET',
  path: '/record/pc/trend',
  encoding: 'query',
  auth: 'session',
  request: v.object({
    granularity: v.picklist(['day', 'month']),
    from: wireInteger(),
    to: wireInteger(),
  }),
  data: recordTrendData,
});

/** The person's study, one row for each thing and day, newest first. */
export const recordList = defineCall({
  id: 'X107',
  method: 'GET',
  path: '/record/pc/list',
  encoding: 'query',
  auth: 'session',
  request: v.optional(
    merged(pageRequest, {
      kind: v.optional(wireEnum(StudyRecordKind)),
      from: v.optional(wireInteger()),
      to: v.optional(wireInteger()),
      keyword: v.optional(keyword),
    }),
    {},
  ),
  data: pageOf(studyRecord),
});

/** The twenty learners with the most study time. */
export const recordRanking = defineCall({
  id: 'X108',
  method: 'GET',
  path: '/record/pc/ranking',
  encoding: 'query',
  auth: 'session',
  request: v.object({
    range: v.picklist(['week', 'month', 'year']),
    scope: v.picklist(['org', 'company']),
  }),
  data: recordRankingData,
});

/** How credit is earned. */
export const studyRule = defineCall({
  id: 'X109',
  method: 'GET',
  path: '/record/pc/rule',
  encoding: 'query',
  auth: 'session',
  request: ofYear,
  data: studyRuleData,
});
