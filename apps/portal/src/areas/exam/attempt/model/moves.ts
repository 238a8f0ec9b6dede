import type { AttemptEffect, Result, Sentence } from './events.ts';
import type { AttemptModel, Carried, Journal, Open, Stage } from './state.ts';

/** A model whose stage has a known type. */
export interface In<S extends Stage> extends AttemptModel {
  readonly stage: S;
}

export const nothing = (model: AttemptModel): Result => [model, []];

export const isOpen = (model: AttemptModel): model is In<Open> => model.stage.at === 'open';

/** Applies a further step to the model of a result, and appends its effects. */
export function andThen([model, effects]: Result, next: (model: AttemptModel) => Result): Result {
  const [after, more] = next(model);
  return [after, more.length === 0 ? effects : [...effects, ...more]];
}

/** Applies a further step as long as the attempt is open. */
export const whileOpen = (result: Result, next: (model: In<Open>) => Result): Result =>
  andThen(result, (model) => (isOpen(model) ? next(model) : nothing(model)));

export const withOpen = (model: In<Open>, change: Partial<Omit<Open, 'at'>>): In<Open> => ({
  ...model,
  stage: { ...model.stage, ...change },
});

export const say = (sentence: Sentence): AttemptEffect => ({ do: 'say', sentence });

/** Whether the sheet has changes that the server has not stored. */
export const isUnsaved = ({ seq, stored }: Pick<Open, 'seq' | 'stored'>): boolean => seq > stored.seq;

export const journalOf = ({
  start,
  seq,
  sheet,
  alsoTyped,
  stored,
  tried,
  handIn,
  switches,
  deadline,
}: Open): Journal => ({
  attemptId: start.attempt.attemptId,
  seq,
  sheet,
  alsoTyped,
  stored,
  tried,
  handIn: handIn && { key: handIn.key, reason: handIn.reason },
  switches,
  deadline,
});

/** What a window that has given the journal away still has of the attempt. */
export const carriedOf = (open: Open): Carried => ({ journal: journalOf(open), isHanded: open.isHanded });

/** Whether something may be sent, which the end of the session forbids. */
export const maySend = ({ hold }: Open): boolean => hold !== 'session';

/** Whether the person may change answers. */
export const mayAnswer = ({ hold, handIn }: Open): boolean => hold === undefined && handIn === undefined;
