import * as v from 'valibot';
import { defineCall } from './define.ts';
import { topic, topicSummary } from './types/topic.ts';
import { progressBrief } from './types/values.ts';
import { jsonId, keyword, merged, pageOf, pageRequest, wireId } from './types/wire.ts';

export { TopicJoinMode } from './types/topic.ts';
export type { Topic, TopicSummary } from './types/topic.ts';

/** Which topics a list shows. */
export const topicListKinds = ['all', 'customize', 'mine'] as const;
export type TopicListKind = (typeof topicListKinds)[number];

/** Topics without their sections. */
export const topicList = defineCall({
  id: 'X58',
  method: 'GET',
  path: '/topic/pc/list',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, {
    kind: v.picklist(topicListKinds),
    areaId: v.optional(wireId),
    tabId: v.optional(wireId),
    keyword: v.optional(keyword),
  }),
  data: pageOf(topicSummary),
});

/** A topic with its tasks. */
export const topicDetail = defineCall({
  id: 'X59',
  method: 'GET',
  path: '/topic/pc/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ topicId: wireId }),
  data: topic,
});

/** Joins a topic; joining twice changes nothing. */
export const topicJoin = defineCall({
  id: 'X60',
  method: 'POST',
  path: '/topic/pc/join',
  encoding: 'json',
  auth: 'session',
  request: v.object({ topicId: jsonId }),
  data: progressBrief,
});
