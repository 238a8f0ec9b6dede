import { AnonymousMode } from '@stoa/domain';
import type { CallFailure } from '../../../../common/callFailure.ts';
import type { Moment, Result, VisitEvent } from './events.ts';
import { handIn, sendHandIn, submitFailed, submitted } from './handing.ts';
import { isOpen, keep, nothing, open, usedMsAt, withOpen, type In } from './moves.ts';
import { draftOpened, opened, openingFailed } from './opening.ts';
import { answered, saved, saveFailed, saveNow } from './saving.ts';
import type { Open, Opening, VisitModel } from './state.ts';

const isOpening = (model: VisitModel): model is In<Opening> => model.stage.at === 'opening';

function failed(model: VisitModel, failure: CallFailure, moment: Moment): Result {
  if (isOpening(model)) return openingFailed(model, failure);
  if (!isOpen(model)) return nothing(model);
  if (model.stage.saving.at !== 'sending') return submitFailed(model, failure, moment);
  const [next, effects] = saveFailed(model, failure, moment);
  return isOpen(next) && next.stage.handIn ? sendHandIn(next) : [next, effects];
}

/** Sends at once what is waiting for a timer. */
function sendNow(model: In<Open>, outlivesPage: boolean): Result {
  return model.stage.handIn?.step === 'waiting' ? sendHandIn(model) : saveNow(model, outlivesPage);
}

/** The page is hidden, and may never be shown again. */
function hidden(model: In<Open>, { at }: Moment): Result {
  return saveNow(withOpen(model, { usedMs: usedMsAt(model.stage, at), shownAt: undefined }), true);
}

/** Handles the events of an open questionnaire. */
function stepOpen(model: In<Open>, event: VisitEvent, moment: Moment): Result {
  const { stage } = model;
  switch (event.type) {
    case 'answered':
      return answered(model, event.questionId, event.values);
    case 'choseAnonymous': {
      const isChoice = stage.detail.questionnaire.anonymousMode === AnonymousMode.RespondentChooses;
      if (!isChoice || stage.handIn) return nothing(model);
      const next = withOpen(model, { anonymous: event.on });
      return [next, [keep(next)]];
    }
    case 'handIn':
      return handIn(model, moment);
    case 'retried':
    case 'online':
      return sendNow(model, false);
    case 'hidden':
      return hidden(model, moment);
    case 'shown':
      return [withOpen(model, { shownAt: stage.shownAt ?? moment.at }), []];
    case 'sessionEnded':
      return [withOpen(model, { isOver: true }), []];
    case 'taken':
      return [
        { turn: model.turn + 1, stage: { at: 'elsewhere', request: stage.request } },
        [
          { do: 'stopTimer', timer: 'save' },
          { do: 'stopTimer', timer: 'handIn' },
        ],
      ];
    case 'kept':
      return [withOpen(model, { place: event.place }), []];
    case 'fired':
      return event.timer === 'save' ? saveNow(model, false) : sendHandIn(model);
    case 'saved': {
      const [next, effects] = saved(model, event.draft);
      return isOpen(next) && next.stage.handIn?.step === 'saveFirst' ? sendHandIn(next) : [next, effects];
    }
    case 'submitted':
      return submitted(model, event.thanks);
    case 'left': {
      const [next, effects] = hidden(model, moment);
      return [
        { ...next, stage: { at: 'idle' } },
        [
          ...effects,
          { do: 'stopTimer', timer: 'save' },
          { do: 'stopTimer', timer: 'handIn' },
          { do: 'closeDraft' },
        ],
      ];
    }
    case 'asked':
    case 'continuedHere':
    case 'opened':
    case 'draftOpened':
    case 'failed':
      return nothing(model);
    default:
      return event satisfies never;
  }
}

/** One step of the visit: the model after an event, and the effects to carry out. */
export function step(model: VisitModel, event: VisitEvent, moment: Moment): Result {
  // An answer to an earlier request is outdated.
  if ('turn' in event && event.turn !== model.turn) return nothing(model);
  const { stage } = model;
  switch (event.type) {
    case 'asked':
      return open(model, event.request);
    case 'continuedHere':
      return stage.at === 'elsewhere' ? open(model, stage.request) : nothing(model);
    case 'retried':
      return stage.at === 'failed'
        ? open(model, stage.request)
        : isOpen(model)
          ? stepOpen(model, event, moment)
          : nothing(model);
    case 'opened':
      return isOpening(model) ? opened(model, event.detail, moment) : nothing(model);
    case 'draftOpened':
      return isOpening(model) ? draftOpened(model, event.draft, moment) : nothing(model);
    case 'failed':
      return failed(model, event.failure, moment);
    case 'left':
      return isOpen(model)
        ? stepOpen(model, event, moment)
        : [{ turn: model.turn + 1, stage: { at: 'idle' } }, [{ do: 'closeDraft' }]];
    default:
      return isOpen(model) ? stepOpen(model, event, moment) : nothing(model);
  }
}
