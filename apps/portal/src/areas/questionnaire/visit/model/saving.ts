import { backoffMs, spreadMs } from '@stoa/domain/kernel';
import type { CallFailure } from '../../../../common/callFailure.ts';
import type { Moment, Result, StoredDraft, VisitEffect } from './events.ts';
import { isSameAnswer, joined, keep, nothing, withOpen, type In } from './moves.ts';
import type { Answers, Open } from './state.ts';

/** A draft is sent this many milliseconds after the first unsaved change. */
export const saveMs = 10_000;
const retryDelay = { firstMs: saveMs, longestMs: 60_000 } as const;

/** A draft that another window has overtaken is sent this many milliseconds later, because it was due before. */
export const overtakenMs = 1_000;

/** A draft that the server lacks is sent soon. */
export function paced(model: In<Open>, ms = saveMs): Result {
  const { saving, unsent, handIn, isOver } = model.stage;
  if (saving.at !== 'rest' || unsent.size === 0 || handIn || isOver) return nothing(model);
  return [withOpen(model, { saving: { at: 'paced' } }), [{ do: 'setTimer', timer: 'save', ms }]];
}

/** The person has changed an answer: it is stored on the device at once, and sent to the server soon. */
export function answered(model: In<Open>, questionId: number, values: readonly string[]): Result {
  const { stage } = model;
  if (stage.handIn || isSameAnswer(stage.answers.get(questionId), values)) return nothing(model);
  const next = withOpen(model, {
    answers: new Map(stage.answers).set(questionId, values),
    unsent: new Set(stage.unsent).add(questionId),
    refusal: undefined,
  });
  const [after, effects] = paced(next);
  return [after, [keep(next), ...effects]];
}

/** Sends the draft at once if it has unsaved changes. */
export function saveNow(model: In<Open>, outlivesPage: boolean): Result {
  const { stage } = model;
  const waits = stage.saving.at === 'paced' || stage.saving.at === 'waiting';
  if (!waits || stage.handIn || stage.isOver) return nothing(model);
  const turn = model.turn + 1;
  const { answers, request } = stage;
  const { writer, baseSeq } = stage;
  const seq = stage.seq + 1;
  const sending = withOpen({ ...model, turn }, { saving: { at: 'sending', answers }, seq });
  return [
    sending,
    [
      { do: 'stopTimer', timer: 'save' },
      {
        do: 'save',
        turn,
        questionnaireId: request.questionnaireId,
        answers,
        seq,
        baseSeq,
        writer,
        outlivesPage,
      },
    ],
  ];
}

/** Another window has stored a draft meanwhile: its answers join those that are only here, and all are sent soon. */
function overtaken(model: In<Open>, stored: Answers, seq: number): Result {
  const { answers, unsent } = model.stage;
  const next = withOpen(model, {
    answers: joined(stored, answers, unsent),
    saving: { at: 'rest' },
    seq: Math.max(model.stage.seq, seq),
    baseSeq: seq,
  });
  const [after, effects] = paced(next, overtakenMs);
  return [after, [keep(next), ...effects]];
}

/** The server has stored the draft; changes since then are sent next. */
export function saved(model: In<Open>, draft: StoredDraft): Result {
  const { saving, answers, unsent, seq, handIn } = model.stage;
  const { savedTime, seq: storedSeq = seq } = draft;
  if (saving.at !== 'sending') return nothing(model);
  // The questionnaire no longer accepts drafts. The person learns at the hand-in whether it is still open.
  if (savedTime === 0) return [withOpen(model, { saving: { at: 'off' } }), []];
  // What is handed in is what the person has seen, so nothing joins it any more.
  if (draft.answers && !handIn) return overtaken(model, draft.answers, storedSeq);
  const stored = saving.answers;
  const left = [...unsent].filter((id) => !isSameAnswer(answers.get(id), stored.get(id)));
  const next = withOpen(model, {
    saving: { at: 'rest' },
    unsent: new Set(left),
    baseSeq: storedSeq,
    savedTime,
    failures: 0,
    trouble: undefined,
  });
  const [after, effects] = paced(next);
  return [after, [keep(next), ...effects]];
}

/** The draft has failed or its outcome is unknown; it is sent again. */
export function saveFailed(model: In<Open>, failure: CallFailure, moment: Moment): Result {
  switch (failure.kind) {
    case 'over':
      return [withOpen(model, { saving: { at: 'rest' }, isOver: true }), []];
    case 'refused':
      return [withOpen(model, { saving: { at: 'off' } }), []];
    case 'trouble': {
      const failures = model.stage.failures + 1;
      const next = withOpen(model, { saving: { at: 'waiting' }, failures, trouble: failure.why });
      const ms = spreadMs(backoffMs(failures, retryDelay), moment.random, 0.75, 1);
      const again: VisitEffect = { do: 'setTimer', timer: 'save', ms };
      return [next, [again]];
    }
    default:
      return failure satisfies never;
  }
}
