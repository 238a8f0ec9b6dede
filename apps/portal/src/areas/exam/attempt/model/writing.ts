import { isEmpty, isSameAnswer, withAnswer, type Given } from './answers.ts';
import { leftUntil, serverTimeAt } from './clock.ts';
import type { Moment, Result } from './events.ts';
import { withRenewed, withReplaced } from './joining.ts';
import { mayAnswer, nothing, withOpen, type In } from './moves.ts';
import { changed, flush } from './saving.ts';
import type { Open } from './state.ts';
import { look } from './time.ts';

/** Whether something may be written now: the attempt goes on here, and the bell has not rung. */
function isWritable({ deadline, clock, ...stage }: Open, moment: Moment): boolean {
  return (
    mayAnswer({ deadline, clock, ...stage }) &&
    (deadline === undefined || leftUntil(deadline, clock, moment) > 0)
  );
}

/** Gives an answer. One that comes at the bell, before its timer, finds that time is up. */
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

/** Another question is looked at: the one before is probably done, so it is sent now. */
export function moveTo(model: In<Open>, questionId: number, moment: Moment): Result {
  const { sheet, sending, hold } = model.stage;
  if (sheet.current === questionId || hold !== undefined) return nothing(model);
  const moved = withOpen(model, { sheet: { ...sheet, current: questionId } });
  return sending.at === 'paced' ? flush(moved, moment) : nothing(moved);
}

/** Takes one of the answers that were replaced; the one that is shown now stays beside it in its place. */
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

/** The person has seen the answers that were replaced and wants none of them. */
export function dropOthers(model: In<Open>, questionId: number): Result {
  const alsoTyped = new Map(model.stage.alsoTyped);
  return alsoTyped.delete(questionId) ? nothing(withOpen(model, { alsoTyped })) : nothing(model);
}
