import { AttemptState, ErrorCode, SubmitReason, judgeSave } from '@stoa/domain';
import { BusinessError } from '../../http/errors.ts';
import type { Run } from '../../http/register.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { contentOf } from './content.ts';
import { handIn } from './finish.ts';
import { lockAttempt } from './queries.ts';
import type { AttemptRow, ExamRow } from './queries.ts';
import { resultOf } from './result.ts';
import { changeBy, handedInIfOver, storedSetOf } from './save.ts';

const minuteMs = 60_000;
/**
 * How many milliseconds before the server's deadline a device may hand in because its own clock says that
 * time is up.
 */
const earlyMs = 5_000;

/**
 * Why an attempt is handed in. The server itself decides whether the time is up or the limit of switches is
 * exceeded, so that naming such a reason does not get around the earliest hand-in time.
 */
export function reasonFor(
  sent: SubmitReason,
  { deadlineTime, deadlineReason, switchCount }: AttemptRow,
  { rules }: Pick<ExamRow, 'rules'>,
  now: number,
): SubmitReason {
  if (deadlineTime !== null && now >= deadlineTime) return deadlineReason;
  const hasBell = deadlineTime !== null && now >= deadlineTime - earlyMs;
  if (hasBell && sent !== SubmitReason.Manual) return deadlineReason;
  const isOver = rules.switchLimit > 0 && switchCount > rules.switchLimit;
  return sent === SubmitReason.SwitchLimit && isOver ? sent : SubmitReason.Manual;
}

export const submitAttempt: Run<'attemptSubmit'> = async (context, { attemptId, reason, ...sent }) => {
  const { tx, now } = context;
  const found = await lockAttempt(context, attemptId);
  if (found === undefined) throw new BusinessError(ErrorCode.NotFound);
  const { exam } = found;
  const attempt = await handedInIfOver(context, found);
  if (attempt.state !== AttemptState.InProgress) return resultOf(context, exam, attempt);
  const why = reasonFor(reason, attempt, exam, now);
  const earliest = attempt.startTime + exam.rules.minSubmitMinutes * minuteMs;
  if (why === SubmitReason.Manual && now < earliest) {
    throw new BusinessError(ErrorCode.ExamMinTime, { n: exam.rules.minSubmitMinutes });
  }
  const content = await contentOf(context, exam.examId);
  const isNewer = judgeSave(storedSetOf(attempt), sent) === 'STORE';
  const { change } = isNewer ? await changeBy(context, content, attempt, sent) : {};
  const ended = await asSystemWithin(context, () =>
    handIn({ tx, now }, { exam, attempt, content }, why, change),
  );
  return resultOf(context, exam, ended);
};
