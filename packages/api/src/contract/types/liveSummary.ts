import { LiveKind, LiveStatus } from '@stoa/domain';
import * as v from 'valibot';
import { corner } from './values.ts';

/** A live stream as lists show it. */
export const liveSummary = v.object({
  liveId: v.number(),
  liveKind: v.enum(LiveKind),
  title: v.string(),
  coverUrl: v.string(),
  status: v.enum(LiveStatus),
  startTime: v.number(),
  endTime: v.number(),
  lecturerNames: v.array(v.string()),
  subscribeNum: v.number(),
  viewNum: v.optional(v.number()),
  subscribed: v.boolean(),
  corners: v.array(corner),
});
export type LiveSummary = v.InferOutput<typeof liveSummary>;
