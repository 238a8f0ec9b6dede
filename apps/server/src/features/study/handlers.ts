import { studyEvidence, studyHeartbeat, studyStart, studySummary } from '@stoa/api/contract/study';
import { handle } from '../../http/handle.ts';
import { beat } from './beat.ts';
import { startStudy } from './start.ts';
import { studySummaryOf } from './summary.ts';
import { evidenceFor } from './why.ts';

/** X22. */
const start = handle(studyStart, ({ courseId, itemId, playerTag, ...origin }, context) =>
  startStudy(context, { courseId, itemId, playerTag, origin }),
);

/** X23. */
const heartbeat = handle(studyHeartbeat, (request, context) => beat(context, request));

/** X49. */
const summary = handle(studySummary, (_request, context) => studySummaryOf(context));

/** X148. */
const evidence = handle(studyEvidence, (request, context) => evidenceFor(context, request));

export const studyHandlers = [start, heartbeat, summary, evidence];
