import type { QuestionnaireDetail } from '@stoa/api/contract/questionnaire';
import { AnonymousMode, isOutsideWindow } from '@stoa/domain';
import type { CallFailure } from '../../../../common/callFailure.ts';
import type { Moment, Result, VisitEffect } from './events.ts';
import { sendHandIn } from './handing.ts';
import { answersOf, joined, nothing, type In } from './moves.ts';
import { paced } from './saving.ts';
import type { Draft, Open, Opening } from './state.ts';

/** The questionnaire has loaded. If it may be answered, the stored draft is opened next. */
export function opened(model: In<Opening>, detail: QuestionnaireDetail, { wall }: Moment): Result {
  const { questionnaireId } = model.stage.request;
  const { canAnswer, blockMsg: why = '', outboxKey, questionnaire } = detail;
  if (canAnswer) {
    const turn = model.turn + 1;
    return [
      { turn, stage: { ...model.stage, detail } },
      [{ do: 'openDraft', turn, questionnaireId, outboxKey }],
    ];
  }
  // A person who has answered needs no draft, and anonymous answers must not stay on the device of a known
  // person. A closed questionnaire may be opened again, so its draft is kept.
  const isDone = !isOutsideWindow(questionnaire, wall);
  return [
    { ...model, stage: { at: 'closed', detail, why, typed: undefined } },
    isDone ? [{ do: 'discard', questionnaireId, outboxKey }] : [],
  ];
}

export function openingFailed(model: In<Opening>, failure: CallFailure): Result {
  if (failure.kind === 'over') return nothing(model);
  const why = failure.kind === 'refused' ? 'absent' : failure.why;
  return [{ ...model, stage: { at: 'failed', request: model.stage.request, why } }, []];
}

/** What the server and this device have of an earlier visit. */
function resumed(detail: QuestionnaireDetail, draft: Draft | undefined): Pick<Open, 'answers' | 'unsent'> {
  const known = new Set(detail.questionnaire.questions.map(({ questionId }) => questionId));
  const stored = answersOf(detail.draft?.filter(({ questionId }) => known.has(questionId)));
  if (draft === undefined) return { answers: stored, unsent: new Set() };
  const unsent = new Set([...draft.unsent].filter((questionId) => known.has(questionId)));
  return { answers: joined(stored, draft.answers, unsent), unsent };
}

/** The stored draft is open, so the person can answer, or a hand-in that was begun is continued. */
export function draftOpened(model: In<Opening>, draft: Draft | undefined, { at, key }: Moment): Result {
  const { request, detail } = model.stage;
  if (detail === undefined) return nothing(model);
  const { anonymousMode } = detail.questionnaire;
  const { draftSeq = 0 } = detail;
  const isNamed = anonymousMode === AnonymousMode.Named;
  const isChoice = anonymousMode === AnonymousMode.RespondentChooses;
  const stage: Open = {
    at: 'open',
    request,
    detail,
    ...resumed(detail, draft),
    anonymous: isChoice ? (draft?.anonymous ?? true) : !isNamed,
    usedMs: draft?.usedMs ?? 0,
    shownAt: at,
    place: undefined,
    // If the respondent decides, it is not known before the hand-in whether the name may be stored, so the
    // draft is kept on this device only.
    saving: { at: isNamed ? 'rest' : 'off' },
    writer: key,
    seq: draftSeq,
    baseSeq: draftSeq,
    savedTime: undefined,
    failures: 0,
    trouble: undefined,
    gap: undefined,
    handIn: draft?.handIn && { ...draft.handIn, step: 'sending' },
    refusal: undefined,
    isOver: false,
  };
  const opening: In<Open> = { ...model, stage };
  if (stage.handIn) return sendHandIn(opening);
  const count = stage.unsent.size;
  const told: VisitEffect[] = count === 0 ? [] : [{ do: 'say', sentence: { key: 'restored', count } }];
  const [next, effects] = paced(opening);
  return [next, [...told, ...effects]];
}
