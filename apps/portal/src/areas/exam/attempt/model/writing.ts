import { isEmpty, isSameAnswer, withAnswer, type Given } from './answers.ts';
import { leftUntil, serverTimeAt } from './clock.ts';
import type { Moment, Result } from './events.ts';
import { withRenewed, withReplaced } from './joining.ts';
import { mayAnswer, nothing, withOpen, type In } from './moves.ts';
import { changed, flush } from './saving.ts';
import type { Open } from './state.ts';
import { look } from './time.ts';

/**
 * Whether answers may be changed now: the attempt is open in this window, and the deadline has not passed.
 */
function isWritable({ deadline, clock, ...stage }: Open, moment: Moment): boolean {
  return (
    mayAnswer({ deadline, clock, ...stage }) &&
    (deadline === undefined || leftUntil(deadline, clock, moment) > 0)
  );
}

/** Changes an answer. At the deadline, before its timer has fired, this hands in instead. */
export function answer(
  model: In<Open>,
  { questionId, values, files }: Pick<Given, 'values' | 'files'> & { readonly questionId: number },
  moment: Moment,
): Result {
  const { stage } = model;
  if (!isWritable(stage, moment)) return mayAnswer(stage) ? look(model, moment) : nothing(model);
  const given: Given = { values, files, at: serverTimeAt(stage.clock, moment) };
  if (isSameAnswer(stage.sheet.answers.get(questionId), given)) return nothing(model);
  return changed(
    model,
    { ...stage.sheet, answers: withAnswer(stage.sheet.answers, questionId, given) },
    moment,
  );
}

export function flag(model: In<Open>, questionId: number, on: boolean, moment: Moment): Result {
  const { stage } = model;
  if (!isWritable(stage, moment) || stage.sheet.flagged.has(questionId) === on) return nothing(model);
  const flagged = new Set(stage.sheet.flagged);
  if (on) flagged.add(questionId);
  else flagged.delete(questionId);
  return changed(model, { ...stage.sheet, flagged }, moment);
}

/**
 * The person has moved to another question; the answer to the one before is sent now, because it is probably
 * complete.
 */
export function moveTo(model: In<Open>, questionId: number, moment: Moment): Result {
  const { sheet, sending, hold } = model.stage;
  if (sheet.current === questionId || hold !== undefined) return nothing(model);
  const moved = withOpen(model, { sheet: { ...sheet, current: questionId } });
  return sending.at === 'paced' ? flush(moved, moment) : nothing(moved);
}

/** Shows one of the answers that were replaced; the one shown until now takes its place in the list. */
export function chooseOther(model: In<Open>, questionId: number, at: number, moment: Moment): Result {
  const { stage } = model;
  const chosen = stage.alsoTyped.get(questionId)?.[at];
  if (chosen === undefined || !isWritable(stage, moment)) return nothing(model);
  const shown = stage.sheet.answers.get(questionId);
  const others = (stage.alsoTyped.get(questionId) ?? []).filter((other) => other !== chosen);
  const left = new Map([...stage.alsoTyped, [questionId, others]]);
  const alsoTyped = shown === undefined || isEmpty(shown) ? left : withReplaced(left, questionId, shown);
  const given = { ...chosen, at: serverTimeAt(stage.clock, moment) };
  return changed(
    withOpen(model, { alsoTyped, renewed: withRenewed(stage.renewed, [questionId]) }),
    { ...stage.sheet, answers: withAnswer(stage.sheet.answers, questionId, given) },
    moment,
  );
}

/** The person has seen the answers that were replaced and discards them. */
export function dropOthers(model: In<Open>, questionId: number): Result {
  const alsoTyped = new Map(model.stage.alsoTyped);
  return alsoTyped.delete(questionId) ? nothing(withOpen(model, { alsoTyped })) : nothing(model);
}
