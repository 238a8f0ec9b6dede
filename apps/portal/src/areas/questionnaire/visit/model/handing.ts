import { ErrorCode, surveyGaps } from '@stoa/domain';
import { backoffMs, spreadMs } from '@stoa/domain/kernel';
import type { QuestionnaireThanks } from '@stoa/api/contract/questionnaire';
import type { CallFailure } from '../../../../common/callFailure.ts';
import type { Moment, Result } from './events.ts';
import { keep, nothing, open, shownAnswers, usedMsAt, withOpen, type In } from './moves.ts';
import { paced } from './saving.ts';
import type { Open } from './state.ts';

const retryDelay = { firstMs: 2_000, longestMs: 30_000 } as const;
/** The longest duration that the server accepts, in seconds. */
const mostSeconds = 360_000;

/**
 * The person hands in. If a required answer is missing, the page moves to its question and nothing is sent.
 */
export function handIn(model: In<Open>, moment: Moment): Result {
  const { stage } = model;
  if (stage.handIn || stage.isOver) return nothing(model);
  const [first] = surveyGaps(stage.detail.questionnaire.questions, stage.answers);
  if (first !== undefined) {
    const gap = { questionId: first.questionId, tries: (stage.gap?.tries ?? 0) + 1 };
    return [withOpen(model, { gap, refusal: undefined }), []];
  }
  const usedSeconds = Math.min(mostSeconds, Math.round(usedMsAt(stage, moment.at) / 1000));
  const isSaving = stage.saving.at === 'sending';
  const begun = withOpen(model, {
    handIn: { key: moment.key, usedSeconds, step: isSaving ? 'saveFirst' : 'sending' },
    // All answers are kept on the device for the hand-in, including those that the server has as a draft.
    unsent: new Set(stage.answers.keys()),
    gap: undefined,
    refusal: undefined,
    failures: 0,
    trouble: undefined,
  });
  if (isSaving) return [begun, [keep(begun)]];
  const [next, effects] = sendHandIn(begun);
  return [next, [{ do: 'stopTimer', timer: 'save' }, keep(begun), ...effects]];
}

/** Sends the hand-in, always with the same key, so that it is stored only once. */
export function sendHandIn(model: In<Open>): Result {
  const { stage } = model;
  const { handIn: begun, request, anonymous } = stage;
  if (begun === undefined || stage.isOver) return nothing(model);
  const turn = model.turn + 1;
  return [
    withOpen(
      { ...model, turn },
      { handIn: { ...begun, step: 'sending' }, saving: { at: stage.saving.at === 'off' ? 'off' : 'rest' } },
    ),
    [
      { do: 'stopTimer', timer: 'handIn' },
      {
        do: 'submit',
        turn,
        questionnaireId: request.questionnaireId,
        answers: shownAnswers(stage),
        anonymous,
        usedSeconds: begun.usedSeconds,
        idemKey: begun.key,
        context: request.context,
      },
    ],
  ];
}

/** The server has stored the hand-in; its answers are deleted from this device. */
export function submitted(model: In<Open>, thanks: QuestionnaireThanks): Result {
  const { detail, anonymous } = model.stage;
  return [{ ...model, stage: { at: 'thanked', detail, thanks, anonymous } }, [{ do: 'erase' }]];
}

/** The hand-in has failed or its outcome is unknown, or the server has refused it. */
export function submitFailed(model: In<Open>, failure: CallFailure, moment: Moment): Result {
  const { stage } = model;
  if (stage.handIn === undefined) return nothing(model);
  switch (failure.kind) {
    // The hand-in stays on the device and is continued after the next login.
    case 'over':
      return [withOpen(model, { isOver: true }), []];
    case 'trouble': {
      const failures = stage.failures + 1;
      const waiting = { ...stage.handIn, step: 'waiting' as const };
      const ms = spreadMs(backoffMs(failures, retryDelay), moment.random, 0.75, 1);
      return [
        withOpen(model, { handIn: waiting, failures, trouble: failure.why }),
        [{ do: 'setTimer', timer: 'handIn', ms }],
      ];
    }
    case 'refused': {
      const { code, msg } = failure;
      if (code === ErrorCode.QnDone) {
        // It was answered before, in another window or by a hand-in whose answer got lost, so the server is
        // asked for its state.
        const [next, effects] = open(model, stage.request);
        return [next, [{ do: 'erase' }, ...effects]];
      }
      if (code === ErrorCode.QnClosed) {
        const { detail, answers } = stage;
        // The answers stay on the device for a day, because the questionnaire may be opened again.
        return [
          { ...model, stage: { at: 'closed', detail, why: msg, typed: answers } },
          [{ do: 'closeDraft' }],
        ];
      }
      const back = withOpen(model, { handIn: undefined, refusal: msg });
      const [next, effects] = paced(back);
      return [next, [keep(back), ...effects]];
    }
    default:
      return failure satisfies never;
  }
}
