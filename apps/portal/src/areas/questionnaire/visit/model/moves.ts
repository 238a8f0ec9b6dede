import { AnonymousMode, shownQuestions } from '@stoa/domain';
import type { Result, VisitEffect } from './events.ts';
import type { Answers, Draft, Open, Stage, VisitModel, VisitRequest } from './state.ts';

/** A model whose stage has a known type. */
export interface In<S extends Stage> extends VisitModel {
  readonly stage: S;
}

export const nothing = (model: VisitModel): Result => [model, []];

export const isOpen = (model: VisitModel): model is In<Open> => model.stage.at === 'open';

export const withOpen = (model: In<Open>, change: Partial<Omit<Open, 'at'>>): In<Open> => ({
  ...model,
  stage: { ...model.stage, ...change },
});

export const draftOf = ({ detail, answers, unsent, anonymous, usedMs, handIn }: Open): Draft => ({
  answers,
  unsent,
  anonymous,
  choseName: detail.questionnaire.anonymousMode === AnonymousMode.RespondentChooses && !anonymous,
  usedMs,
  handIn: handIn && { key: handIn.key, usedSeconds: handIn.usedSeconds },
});

export const keep = ({ stage }: In<Open>): VisitEffect => ({ do: 'keep', draft: draftOf(stage) });

/** How long the questionnaire was in front of the person until now, in milliseconds. */
export const usedMsAt = ({ usedMs, shownAt }: Open, at: number): number =>
  shownAt === undefined ? usedMs : usedMs + Math.max(0, at - shownAt);

/** The answers to the visible questions; the answers decide which questions are visible. */
export function shownAnswers({ detail, answers }: Pick<Open, 'detail' | 'answers'>): Answers {
  const shown = new Set(
    shownQuestions(detail.questionnaire.questions, answers).map(({ questionId }) => questionId),
  );
  return new Map([...answers].filter(([questionId, values]) => shown.has(questionId) && values.length > 0));
}

/** Answers as the contract sends them. */
export const answersOf = (
  answers: readonly { questionId: number; values: readonly string[] }[] = [],
): Answers => new Map(answers.map(({ questionId, values }) => [questionId, values]));

/** The answers of the server's draft, replaced by those that the server does not have yet. */
export function joined(stored: Answers, own: Answers, unsent: ReadonlySet<number>): Answers {
  const answers = new Map(stored);
  for (const questionId of unsent) answers.set(questionId, own.get(questionId) ?? []);
  return answers;
}

export const isSameAnswer = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** Requests the questionnaire, whatever this page has shown before. */
export function open(model: VisitModel, request: VisitRequest): Result {
  const turn = model.turn + 1;
  return [{ turn, stage: { at: 'opening', request, detail: undefined } }, [{ do: 'open', turn, request }]];
}
