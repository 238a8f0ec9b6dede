import { SubmitReason } from '@stoa/domain';
import { cameBack, commented, report } from './away.ts';
import { askAgain, beginHandIn, endedFailed, lateKept, proceed } from './ending.ts';
import type { AttemptEvent, Moment, Result } from './events.ts';
import { handleAnswer } from './hearing.ts';
import { endSession, giveWay, leave, retry, stops } from './holding.ts';
import { andThen, carriedOf, isOpen, journalOf, nothing, say, withOpen, type In } from './moves.ts';
import { checked, open, openAgain, openingFailed, started, unlocked } from './opening.ts';
import { flush, send } from './saving.ts';
import type { AttemptModel, Ended, Open, Opening } from './state.ts';
import { look } from './time.ts';
import { answer, chooseOther, dropOthers, flag, moveTo } from './writing.ts';

/** Handles the events of an open attempt. */
function reactOpen(model: In<Open>, event: AttemptEvent, moment: Moment): Result {
  switch (event.type) {
    case 'asked':
      return andThen(leave(model, moment), (left) => open(left, event.request));
    case 'answered':
      return answer(model, event, moment);
    case 'flagged':
      return flag(model, event.questionId, event.on, moment);
    case 'moved':
      return moveTo(model, event.questionId, moment);
    case 'choseOther':
      return chooseOther(model, event.questionId, event.at, moment);
    case 'droppedOthers':
      return dropOthers(model, event.questionId);
    case 'handIn':
      return beginHandIn(model, SubmitReason.Manual, moment);
    case 'retried':
    case 'shown':
    case 'online':
      return retry(model, moment, event.type === 'retried');
    case 'continuedHere':
      return model.stage.hold === 'window'
        ? open(model, model.stage.request, carriedOf(model.stage))
        : nothing(model);
    case 'commented':
      return commented(model, event.entry);
    case 'left':
      return leave(model, moment);
    case 'hidden':
      return flush(model, moment);
    case 'unloading':
      return send(model, moment, true);
    case 'sessionEnded':
      return endSession(model);
    case 'taken':
      return giveWay(model, moment);
    case 'kept': {
      const { kept } = model.stage;
      const { seq, place } = event;
      const isNews = place === 'page' && kept?.place !== 'page';
      return [withOpen(model, { kept: { seq, place } }), isNews ? [say({ key: 'notKept' })] : []];
    }
    case 'wasAway':
      return cameBack(model, event, moment);
    case 'fired':
      switch (event.timer) {
        case 'save':
          return model.stage.handIn === undefined ? flush(model, moment) : proceed(model, moment);
        case 'clock':
          return look(model, moment);
        case 'report':
          return report(model);
        case 'open':
          return nothing(model);
        default:
          return event.timer satisfies never;
      }
    default:
      return handleAnswer(model, event, moment);
  }
}

/** Handles the events while an attempt is being opened. */
function reactOpening(model: In<Opening>, event: AttemptEvent, moment: Moment): Result {
  const { turn } = model.stage;
  switch (event.type) {
    case 'asked':
      return open(model, event.request);
    case 'checked':
      return event.turn === turn ? checked(model, event.standing) : nothing(model);
    case 'started':
      return event.turn === turn ? started(model, event.start, event.sentAt, moment) : nothing(model);
    case 'vaultOpened':
      return event.turn === turn ? unlocked(model, event.left, event.isGiven, moment) : nothing(model);
    case 'failed':
      return event.turn === turn ? openingFailed(model, event.failure) : nothing(model);
    case 'retried':
    case 'online':
      return model.stage.trouble === undefined ? nothing(model) : openAgain(model);
    case 'fired':
      return event.timer === 'open' ? openAgain(model) : nothing(model);
    case 'taken':
      return nothing({ ...model, stage: { ...model.stage, isTaken: true } });
    case 'sessionEnded':
      return [{ ...model, stage: { at: 'out' } }, stops];
    case 'left':
      return [{ ...model, stage: { at: 'closed' } }, [...stops, { do: 'closeVault' }]];
    default:
      return nothing(model);
  }
}

/** Handles the events after the hand-in: the result comes, and the server answers about late answers. */
function reactEnded(model: In<Ended>, event: AttemptEvent): Result {
  const { stage } = model;
  switch (event.type) {
    case 'asked':
      return open(model, event.request);
    case 'resultCame':
      return stage.result.at === 'asking' && stage.result.turn === event.turn
        ? nothing({ ...model, stage: { ...stage, result: { at: 'there', result: event.result } } })
        : nothing(model);
    case 'lateKept':
      return stage.late.at === 'sending' && stage.late.turn === event.turn
        ? lateKept(model, event.kept)
        : nothing(model);
    case 'failed':
      return endedFailed(model, event.turn, event.failure);
    case 'retried':
    case 'online':
      return askAgain(model);
    case 'fired':
      return event.timer === 'open' ? askAgain(model) : nothing(model);
    case 'left':
      return [{ ...model, stage: { at: 'closed' } }, [...stops, { do: 'closeVault' }]];
    default:
      return nothing(model);
  }
}

function react(model: AttemptModel, event: AttemptEvent, moment: Moment): Result {
  const { stage, turn } = model;
  switch (stage.at) {
    case 'opening':
      return reactOpening({ stage, turn }, event, moment);
    case 'open':
      return reactOpen({ stage, turn }, event, moment);
    case 'ended':
      return reactEnded({ stage, turn }, event);
    case 'refused':
      return event.type === 'retried' ? open(model, stage.request) : opened(model, event);
    case 'closed':
    case 'out':
      return opened(model, event);
    default:
      return stage satisfies never;
  }
}

const opened = (model: AttemptModel, event: AttemptEvent): Result =>
  event.type === 'asked' ? open(model, event.request) : nothing(model);

/** Writes the journal before any request is sent. */
function keep(before: AttemptModel, [after, effects]: Result): Result {
  if (!isOpen(after) || after.stage.hold === 'window') return [after, effects];
  const { stage } = after;
  const was = isOpen(before) ? before.stage : undefined;
  const isSame =
    was !== undefined &&
    was.sheet === stage.sheet &&
    was.seq === stage.seq &&
    was.alsoTyped === stage.alsoTyped &&
    was.stored === stage.stored &&
    was.tried === stage.tried &&
    was.handIn?.key === stage.handIn?.key &&
    was.switches === stage.switches &&
    was.deadline === stage.deadline;
  return isSame ? [after, effects] : [after, [{ do: 'keep', journal: journalOf(stage) }, ...effects]];
}

/**
 * One step of the visit: the model after an event, and the effects to carry out. It has no clock, promise or
 * storage of its own, so that tests can play any history.
 */
export const step = (model: AttemptModel, event: AttemptEvent, moment: Moment): Result =>
  keep(model, react(model, event, moment));
