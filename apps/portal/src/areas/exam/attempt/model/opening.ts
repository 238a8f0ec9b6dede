import type { AttemptStart, AttemptWatched } from '@stoa/api/contract/exam';
import { AttemptState, ErrorCode } from '@stoa/domain';
import { isSameSheet } from './answers.ts';
import { clockFrom, leftUntil } from './clock.ts';
import { ending, proceed, unstoredOf } from './ending.ts';
import type { AttemptEffect, Moment, Result } from './events.ts';
import { join, withAll, type AlsoTyped } from './joining.ts';
import { andThen, nothing, say, whileOpen, type In } from './moves.ts';
import { send, sheetOf } from './saving.ts';
import { notOffered } from './state.ts';
import type {
  AttemptModel,
  AttemptRequest,
  Away,
  Carried,
  Failure,
  Journal,
  LateGiven,
  Open,
  Opening,
  Stored,
} from './state.ts';
import { look, marksOver } from './time.ts';

/** Opens an attempt: the one that the request names, the one that is in progress, or a new one. */
export function open(model: AttemptModel, request: AttemptRequest, carried?: Carried): Result {
  const turn = model.turn + 1;
  const { attemptId } = request;
  const opening = {
    at: 'opening',
    request,
    turn,
    failures: 0,
    trouble: undefined,
    isTaken: false,
    given: undefined,
    carried,
  } as const;
  if (attemptId === undefined) {
    return [{ turn, stage: { ...opening, step: { at: 'starting' } } }, [{ do: 'start', turn, request }]];
  }
  return [{ turn, stage: { ...opening, step: { at: 'checking' } } }, [{ do: 'check', turn, attemptId }]];
}

/** The attempt is still in progress, so it is started again; or it was handed in, so its result is shown. */
export function checked(model: In<Opening>, standing: AttemptWatched): Result {
  const { stage } = model;
  const { request } = stage;
  const turn = model.turn + 1;
  if (stage.step.at !== 'checking' || request.attemptId === undefined) return nothing(model);
  const { attemptId } = request;
  if (standing.state === AttemptState.InProgress) {
    return [{ turn, stage: { ...stage, turn, step: { at: 'starting' } } }, [{ do: 'start', turn, request }]];
  }
  const reason = standing.submitReason;
  const { outboxKey } = standing;
  if (outboxKey === undefined) {
    return ending(turn, request, attemptId, reason, undefined, lateOf(undefined, stage.carried));
  }
  return [
    { turn, stage: { ...stage, turn, step: { at: 'unlockingEnded', attemptId, reason } } },
    [{ do: 'openVault', turn, attemptId, outboxKey }],
  ];
}

/** All journals of an attempt on this device: the stored one, and the one that only this window has. */
const journalsOf = (left: Journal | undefined, carried: Carried | undefined): Journal[] =>
  [left, carried?.isHanded === true && left !== undefined ? undefined : carried?.journal].filter(
    (journal) => journal !== undefined,
  );

/** The answers that did not arrive before the hand-in; of two answers to one question the newer one. */
function lateOf(left: Journal | undefined, carried: Carried | undefined): LateGiven[] {
  const newest = new Map<number, LateGiven>();
  for (const answer of journalsOf(left, carried).flatMap(unstoredOf)) {
    const before = newest.get(answer.questionId);
    if (before === undefined || before.typedTime < answer.typedTime) newest.set(answer.questionId, answer);
  }
  return [...newest.values()];
}

/** The server has sent the paper; the journal of this device is opened before anything can be answered. */
export function started(model: In<Opening>, start: AttemptStart, sentAt: number, moment: Moment): Result {
  const { stage } = model;
  if (stage.step.at !== 'starting') return nothing(model);
  const { attemptId } = start.attempt;
  const wanted = stage.request.attemptId;
  const turn = model.turn + 1;
  // A back end that ignores the attempt's id has started a new attempt, because the wanted one was handed in.
  if (wanted !== undefined && wanted !== attemptId) {
    return [
      {
        turn,
        stage: { ...stage, turn, step: { at: 'unlockingEnded', attemptId: wanted, reason: undefined } },
      },
      [{ do: 'openVault', turn, attemptId: wanted, outboxKey: start.outboxKey }],
    ];
  }
  const unlocking: In<Opening> = {
    turn,
    stage: { ...stage, turn, step: { at: 'unlocking', start, sentAt, cameAt: moment.at } },
  };
  if (stage.given !== undefined) return unlocked(unlocking, stage.given.left, false, moment);
  return [unlocking, [{ do: 'openVault', turn, attemptId, outboxKey: start.outboxKey }]];
}

/** The journal is open: its contents are joined with what the server has stored. */
export function unlocked(
  model: In<Opening>,
  left: Journal | undefined,
  isGiven: boolean,
  moment: Moment,
): Result {
  const { stage } = model;
  const { step, request } = stage;
  if (step.at === 'unlockingEnded') {
    const { attemptId, reason } = step;
    const answers = lateOf(left, stage.carried);
    return ending(model.turn, request, attemptId, reason, undefined, answers);
  }
  if (step.at !== 'unlocking') return nothing(model);
  if (isGiven) {
    const turn = model.turn + 1;
    const wanted = { ...request, attemptId: step.start.attempt.attemptId };
    return [
      { turn, stage: { ...stage, request: wanted, turn, step: { at: 'starting' }, given: { left } } },
      [{ do: 'start', turn, request: wanted }],
    ];
  }
  const { start, sentAt, cameAt } = step;
  const { attempt, serverTime } = start;
  const clock = clockFrom({ serverTime, sentAt, cameAt }, moment);
  const theirs = sheetOf(start.answers, attempt.flagged);
  const answered: Stored = {
    seq: attempt.savedSeq,
    sheet: { ...theirs, current: attempt.currentQuestionId },
  };
  const journals = journalsOf(left, stage.carried).filter(
    (journal) => journal.attemptId === attempt.attemptId,
  );
  // An earlier page that crashed after the attempt was started may know of a newer stored sheet than this
  // answer.
  const stored = [answered, ...journals.map((journal) => journal.stored)].reduce((newest, one) =>
    one.seq > newest.seq ? one : newest,
  );
  const brought = restored(stored, journals);
  const { deadlineTime } = attempt;
  const isUnsaved = !isSameSheet(brought.sheet, stored.sheet);
  const opened: In<Open> = {
    turn: model.turn,
    stage: {
      at: 'open',
      request: { ...request, attemptId: attempt.attemptId },
      start,
      writer: moment.key,
      clock,
      heardAt: cameAt,
      deadline: deadlineTime,
      told: deadlineTime === undefined ? [] : marksOver(leftUntil(deadlineTime, clock, moment)),
      ...brought,
      stored,
      seq: isUnsaved ? brought.seq + 1 : stored.seq,
      // Answers that an earlier page has sent may still arrive, and do not count as changes of another side
      // then.
      tried: journals.reduce<AlsoTyped>((all, { tried }) => withAll(all, tried), new Map()),
      sending: { at: 'rest' },
      sentSeq: 0,
      dirtySince: isUnsaved ? moment.at : undefined,
      failures: 0,
      trouble: undefined,
      savedTime: attempt.savedSeq > 0 ? serverTime : undefined,
      refusedAnswers: new Map(),
      hold: stage.isTaken ? 'window' : undefined,
      isHanded: false,
      kept: undefined,
      switches: {
        count: Math.max(attempt.switchCount, ...journals.map(({ switches }) => switches.count)),
        unsent: journals.flatMap(({ switches }) => switches.unsent).filter(isFirst),
      },
      renewed: new Map(),
      heardSwitches: start.switches ?? [],
      reporting: undefined,
      checking: undefined,
    },
  };
  const first: AttemptEffect[] = [stage.isTaken ? say({ key: 'takenOver' }) : { do: 'wake', on: true }];
  if (attempt.savedSeq > 0) {
    const left = deadlineTime === undefined ? undefined : leftUntil(deadlineTime, clock, moment);
    first.push(say({ key: 'resumed', minutes: left === undefined ? undefined : Math.ceil(left / 60_000) }));
  }
  const count = unstoredOf({ sheet: brought.sheet, stored, tried: new Map() }).length;
  if (count > 0) first.push(say({ key: 'restored', count }));
  const others = [...brought.alsoTyped.values()].filter((replaced) => replaced.length > 0).length;
  if (others > 0) first.push(say({ key: 'alsoTyped', count: others }));
  const sent = andThen([opened, first], () => send(opened, moment));
  const resumed = whileOpen(sent, (now) => proceed(now, moment));
  return whileOpen(resumed, (now) => look(now, moment));
}

/** Drops an entry that is in both journals. */
const isFirst = ({ entryKey }: Away, at: number, all: readonly Away[]): boolean =>
  all.findIndex((other) => other.entryKey === entryKey) === at;

/** The sheet that results from the journals of this device and the server. */
function restored(
  stored: Stored,
  journals: readonly Journal[],
): Pick<Open, 'sheet' | 'alsoTyped' | 'handIn' | 'seq'> {
  let { sheet, seq } = stored;
  let alsoTyped: AlsoTyped = new Map();
  for (const journal of journals) {
    // For the next journal, the joined sheet of the earlier ones counts as the server's.
    const other = { known: journal.stored.sheet, tried: journal.tried, theirs: sheet };
    ({ sheet, alsoTyped } = join(journal.sheet, other, withAll(alsoTyped, journal.alsoTyped)));
    seq = Math.max(seq, journal.seq);
  }
  const handIn = journals.find((journal) => journal.handIn !== undefined)?.handIn;
  return {
    sheet,
    seq,
    alsoTyped,
    handIn: handIn && { ...handIn, step: { at: 'saving' }, wasSent: false },
  };
}

const firstMs = 1_000;
const longestMs = 15_000;

/** A call while the attempt was being opened has failed. */
export function openingFailed(model: In<Opening>, failure: Failure): Result {
  const { stage } = model;
  if (failure.kind === 'over') return [{ ...model, stage: { at: 'out' } }, []];
  if (failure.kind === 'refused') {
    const { code, msg } = failure;
    const { attemptId } = stage.request;
    // A back end without the call that checks an attempt is trusted to continue the right one.
    if (code === notOffered && stage.step.at === 'checking') {
      const turn = model.turn + 1;
      return [
        { turn, stage: { ...stage, turn, step: { at: 'starting' } } },
        [{ do: 'start', turn, request: stage.request }],
      ];
    }
    // The attempt was handed in after the check; checking again brings the key to the answers that this
    // device has kept.
    if (code === ErrorCode.AttemptEnded && attemptId !== undefined && stage.step.at === 'starting') {
      return open(model, stage.request, stage.carried);
    }
    return [{ ...model, stage: { at: 'refused', request: stage.request, code, msg } }, []];
  }
  const failures = stage.failures + 1;
  const ms = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return [
    { ...model, stage: { ...stage, failures, trouble: failure.why } },
    [{ do: 'setTimer', timer: 'open', ms }],
  ];
}

/** Repeats the call that failed while the attempt was being opened. */
export function openAgain(model: In<Opening>): Result {
  const { stage } = model;
  const { request } = stage;
  const turn = model.turn + 1;
  const again = { turn, stage: { ...stage, turn } };
  if (stage.step.at === 'starting') return [again, [{ do: 'start', turn, request }]];
  if (stage.step.at !== 'checking' || request.attemptId === undefined) return nothing(model);
  return [again, [{ do: 'check', turn, attemptId: request.attemptId }]];
}
