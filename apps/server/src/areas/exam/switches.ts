import { AttemptState, ErrorCode, SubmitReason, countsAsSwitch } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { examAttempt } from '../../db/schema/index.ts';
import type { StoredExamRules, StoredSwitch } from '../../db/schema/exam.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Run } from '../../http/register.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { contentOf } from './content.ts';
import { handIn } from './finish.ts';
import { switchesView } from './paper.ts';
import { lockAttempt } from './queries.ts';
import { handedInIfOver } from './save.ts';

/** The largest number of switches in a list; further ones are only counted. */
const mostEntries = 500;

type Reported = Omit<StoredSwitch, 'counted' | 'comment'>;

/**
 * The list with newly reported switches, ordered by the time at which the page was left; known switches stay
 * unchanged.
 */
export function joinedSwitches(
  known: readonly StoredSwitch[],
  reported: readonly Reported[],
  rules: Pick<StoredExamRules, 'switchGraceSeconds' | 'forceFullscreen'>,
): StoredSwitch[] {
  const keys = new Set(known.map(({ entryKey }) => entryKey));
  const fresh = reported.filter(({ entryKey }) => {
    const isNew = !keys.has(entryKey);
    keys.add(entryKey);
    return isNew;
  });
  return [
    ...known,
    ...fresh.slice(0, Math.max(0, mostEntries - known.length)).map((entry) => ({
      ...entry,
      counted: countsAsSwitch(entry, rules),
    })),
  ].toSorted((one, other) => one.leftTime - other.leftTime);
}

export const reportSwitch: Run<'attemptSwitch'> = async (context, { attemptId, count, entries = [] }) => {
  const { tx, now } = context;
  const found = await lockAttempt(context, attemptId);
  if (found === undefined) return { switchCount: 0, limit: 0, forced: false, state: AttemptState.Void };
  const { exam } = found;
  const attempt = await handedInIfOver(context, found);
  const limit = exam.rules.switchLimit;
  if (attempt.state !== AttemptState.InProgress) {
    return {
      switchCount: attempt.switchCount,
      limit,
      forced: attempt.submitReason === SubmitReason.SwitchLimit,
      state: attempt.state,
      entries: switchesView(attempt.switches),
    };
  }
  const switches = joinedSwitches(attempt.switches, entries, exam.rules);
  const listed = switches.filter(({ counted }) => counted).length;
  const switchCount = Math.max(attempt.switchCount, count, listed);
  await tx.update(examAttempt).set({ switches, switchCount }).where(eq(examAttempt.attemptId, attemptId));
  const forced = limit > 0 && switchCount > limit;
  let state: AttemptState = attempt.state;
  if (forced) {
    const content = await contentOf(context, exam.examId);
    const sitting = { exam, attempt: { ...attempt, switches, switchCount }, content };
    ({ state } = await asSystemWithin(context, () => handIn({ tx, now }, sitting, SubmitReason.SwitchLimit)));
  }
  return { switchCount, limit, forced, state, entries: switchesView(switches) };
};

export const commentSwitch: Run<'attemptSwitchComment'> = async (
  context,
  { attemptId, entryKey, comment },
) => {
  const found = await lockAttempt(context, attemptId);
  if (found === undefined) throw new BusinessError(ErrorCode.NotFound);
  const attempt = await handedInIfOver(context, found);
  const entry = attempt.switches.find((one) => one.entryKey === entryKey);
  if (entry === undefined) throw new BusinessError(ErrorCode.NotFound);
  if (attempt.state !== AttemptState.InProgress) throw new BusinessError(ErrorCode.AttemptEnded);
  const said = { ...entry, comment };
  const switches = attempt.switches.map((one) => (one === entry ? said : one));
  await context.tx.update(examAttempt).set({ switches }).where(eq(examAttempt.attemptId, attemptId));
  return said;
};
