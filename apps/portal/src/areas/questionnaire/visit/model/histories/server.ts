import type { Questionnaire, QuestionnaireDetail } from '@stoa/api/contract/questionnaire';
import { AnonymousMode, ErrorCode } from '@stoa/domain';
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
          return { type: 'saved', turn, savedTime: 0 };
        draft = request.answers;
        return { type: 'saved', turn, savedTime: 1 };
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
