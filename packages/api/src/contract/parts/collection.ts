import { TargetKind } from '@stoa/domain';
import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { courseCollection } from '../types/collection.ts';
import { keyword, merged, pageOf, pageRequest, wireEnum, wireId } from '../types/wire.ts';

/** The special topics or the institutes. */
export const collectionList = defineCall({
  id: 'X19',
  method: 'GET',
  path: '/course/pc/collection/list',
  encoding: 'query',
  auth: 'session',
  request: merged(pageRequest, {
    kind: wireEnum({ Special: TargetKind.Special, Institute: TargetKind.Institute }),
    keyword: v.optional(keyword),
  }),
  data: pageOf(courseCollection),
});

/** One special topic or institute; its courses come from `courseList` with `collectionId`. */
export const collectionDetail = defineCall({
  id: 'X20',
  method: 'GET',
  path: '/course/pc/collection/detail',
  encoding: 'query',
  auth: 'session',
  request: v.object({ id: wireId }),
  data: courseCollection,
});
