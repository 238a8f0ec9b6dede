import { ErrorCode } from '@stoa/domain';
import { counted, report, reportFailed } from './away.ts';
import { end, proceed, submitFailed } from './ending.ts';
import type { Answer, Moment, Result } from './events.ts';
import { endSession } from './holding.ts';
import { nothing, whileOpen, withOpen, type In } from './moves.ts';
import { joined, saveFailed, settled, sheetOf } from './saving.ts';
import type { Failure, Open } from './state.ts';
import { applyStatus } from './time.ts';

/** A request of an open attempt has failed. */
function failedOpen(model: In<Open>, turn: number, failure: Failure, moment: Moment): Result {
  const { sending, handIn, reporting, checking } = model.stage;
  if (failure.kind === 'over') return endSession(model);
  const isAsked =
    ('turn' in sending && sending.turn === turn) || reporting?.turn === turn || checking === turn;
  if (isAsked && failure.kind === 'refused' && failure.code === ErrorCode.AttemptEnded) {
    return end(model, undefined, undefined);
  }
  if ((sending.at === 'sending' || sending.at === 'joining') && sending.turn === turn) {
    return saveFailed(model, failure, moment);
  }
  if (handIn?.step.at === 'submitting' && handIn.step.turn === turn) {
    return submitFailed(model, failure, moment);
  }
  if (reporting?.turn === turn) return reportFailed(model, failure);
  if (checking !== turn) return nothing(model);
  const over = withOpen(model, { checking: undefined });
  return handIn?.step.at === 'waiting' ? proceed(over, moment) : nothing(over);
}

/** The answer to a request of an open attempt has come. */
export function handleAnswer(model: In<Open>, event: Answer, moment: Moment): Result {
  const { sending, handIn, reporting, checking } = model.stage;
  switch (event.type) {
    case 'saved': {
      if (sending.at !== 'sending' || sending.turn !== event.turn) return nothing(model);
      const { saved, sentAt } = event;
      if (saved.refused === 'ENDED') return end(model, saved.submitReason, undefined);
      const kept = whileOpen(settled(model, saved, moment), (now) => applyStatus(now, saved, sentAt, moment));
      return whileOpen(whileOpen(kept, report), (now) => proceed(now, moment));
    }
    case 'started': {
      if (sending.at !== 'joining' || sending.turn !== event.turn) return nothing(model);
      const { attempt, answers } = event.start;
      if (attempt.attemptId !== model.stage.start.attempt.attemptId) return end(model, undefined, undefined);
      const theirs = sheetOf(answers, attempt.flagged);
      return joined(model, attempt.savedSeq, theirs, moment);
    }
    case 'checked': {
      if (checking !== event.turn) return nothing(model);
      const over = withOpen(model, { checking: undefined });
      return whileOpen(applyStatus(over, event.standing, event.sentAt, moment), (now) =>
        now.stage.handIn?.step.at === 'waiting' ? proceed(now, moment) : nothing(now),
      );
    }
    case 'switched':
      return reporting?.turn === event.turn ? counted(model, event.switched) : nothing(model);
    case 'submitted':
      return handIn?.step.at === 'submitting' && handIn.step.turn === event.turn
        ? end(model, event.result.attempt.submitReason, event.result)
        : nothing(model);
    case 'told':
      return applyStatus(model, event.standing, undefined, moment);
    case 'failed':
      return failedOpen(model, event.turn, event.failure, moment);
    case 'vaultOpened':
    case 'resultCame':
    case 'lateKept':
      return nothing(model);
    default:
      return event satisfies never;
  }
}
