import { OrderPolicy, SeekPolicy } from '@stoa/domain';
import * as v from 'valibot';

/** How a course may be played and which parts of it count. */
export const studyPolicy = v.object({
  seekPolicy: v.enum(SeekPolicy),
  orderPolicy: v.enum(OrderPolicy),
  maxRate: v.number(),
  completeRatio: v.number(),
  heartbeatSeconds: v.number(),
  presenceSeconds: v.number(),
  presenceWaitSeconds: v.number(),
  pauseWhenHidden: v.boolean(),
  allowDownload: v.boolean(),
  minStaySeconds: v.number(),
  testMustPass: v.boolean(),
});
export type StudyPolicy = v.InferOutput<typeof studyPolicy>;
