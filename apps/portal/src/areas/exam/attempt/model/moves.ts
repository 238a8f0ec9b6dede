import type { AttemptEffect, Result, Sentence } from './events.ts';
import type { AttemptModel, Carried, Journal, Open, Stage } from './state.ts';

/** A model whose stage is known. */
export interface In<S extends Stage> extends AttemptModel {
  readonly stage: S;
}

export const nothing = (model: AttemptModel): Result => [model, []];

export const isOpen = (model: AttemptModel): model is In<Open> => model.stage.at === 'open';

/** Continues with the model of a result; the effects of the next step follow those of the result. */
export function andThen([model, effects]: Result, next: (model: AttemptModel) => Result): Result {
  const [after, more] = next(model);
  return [after, more.length === 0 ? effects : [...effects, ...more]];
}

/** Continues as long as the attempt is open. */
export const whileOpen = (result: Result, next: (model: In<Open>) => Result): Result =>
  andThen(result, (model) => (isOpen(model) ? next(model) : nothing(model)));

export const withOpen = (model: In<Open>, change: Partial<Omit<Open, 'at'>>): In<Open> => ({
  ...model,
  stage: { ...model.stage, ...change },
});

export const say = (sentence: Sentence): AttemptEffect => ({ do: 'say', sentence });

/** Whether something of the sheet is not stored by the server. */
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
}: Open): Journal => ({
  attemptId: start.attempt.attemptId,
  seq,
  sheet,
  alsoTyped,
  stored,
  tried,
  handIn: handIn && { key: handIn.key, reason: handIn.reason },
  switches,
});

/** What a window that gave way still has of the attempt. */
export const carriedOf = (open: Open): Carried => ({ journal: journalOf(open), isHanded: open.isHanded });

/** Whether the server still takes part, so that something may be sent. */
export const maySend = ({ hold }: Open): boolean => hold !== 'session';

/** Whether the person may change answers. */
export const mayAnswer = ({ hold, handIn }: Open): boolean => hold === undefined && handIn === undefined;
