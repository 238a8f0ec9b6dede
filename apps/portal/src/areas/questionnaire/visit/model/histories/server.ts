import type { Questionnaire, QuestionnaireDetail } from '@stoa/api/contract/questionnaire';
import { AnonymousMode, ErrorCode, judgeSave } from '@stoa/domain';
import type { StoredSet } from '@stoa/domain';
import type { CallFailure } from '../../../../../common/callFailure.ts';
import type { Heard, VisitEffect } from '../events.ts';
import type { Answers } from '../state.ts';

export type Request = Extract<VisitEffect, { do: 'open' | 'save' | 'submit' }>;

interface Stored {
  readonly key: string;
  readonly answers: Answers;
  readonly anonymous: boolean;
}

const wire = (answers: Answers) =>
  [...answers].map(([questionId, values]) => ({ questionId, values: [...values] }));

/** A back end with one questionnaire, as one person sees it. */
export function createServer(questionnaire: Questionnaire) {
  const records: Stored[] = [];
  let draft: Answers | undefined;
  let stored: StoredSet = { seq: 0 };
  let isOpen = true;
  let isLoggedIn = true;

  const refusal = (): CallFailure | undefined => {
    if (!isOpen) return { kind: 'refused', code: ErrorCode.QnClosed, msg: 'closed' };
    const isDone = records.length > 0 && !questionnaire.multiSubmit;
    return isDone ? { kind: 'refused', code: ErrorCode.QnDone, msg: 'done' } : undefined;
  };
  const detail = (): QuestionnaireDetail => ({
    questionnaire,
    draft: draft && wire(draft),
    draftSeq: draft && stored.seq,
    canAnswer: refusal() === undefined,
    outboxKey: 'key',
  });

  return {
    records,
    draft: (): Answers | undefined => draft,
    isOpen: (): boolean => isOpen,
    close: (): void => {
      isOpen = false;
    },
    setLoggedIn: (on: boolean): void => {
      isLoggedIn = on;
    },
    answer(request: Request): Heard {
      const { turn } = request;
      const failed = (failure: CallFailure): Heard => ({ type: 'failed', turn, failure });
      if (!isLoggedIn) return failed({ kind: 'over' });
      if (request.do === 'open') return { type: 'opened', turn, detail: detail() };
      const no = refusal();
      if (request.do === 'save') {
        if (no || questionnaire.anonymousMode === AnonymousMode.Anonymous)
          return { type: 'saved', turn, draft: { savedTime: 0 } };
        const judged = draft === undefined ? 'STORE' : judgeSave(stored, request);
        if (judged === 'STORE') {
          draft = request.answers;
          stored = { seq: request.seq, writer: request.writer };
        }
        const answers = judged === 'OVERTAKEN' ? draft : undefined;
        return { type: 'saved', turn, draft: { savedTime: 1, seq: stored.seq, answers } };
      }
      const { idemKey: key, answers, anonymous } = request;
      if (!records.some((record) => record.key === key)) {
        if (no) return failed(no);
        records.push({ key, answers, anonymous });
        draft = undefined;
      }
      return { type: 'submitted', turn, thanks: { thanksHtml: 'Thanks', awards: [] } };
    },
  };
}

export type Server = ReturnType<typeof createServer>;
