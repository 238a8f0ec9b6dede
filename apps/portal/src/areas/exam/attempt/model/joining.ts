import { isEmpty, isSameAnswer, questionsOf, type Given, type Sheet } from './answers.ts';

/** Answers that were replaced by those of another window or device, by `questionId`, newest last. */
export type AlsoTyped = ReadonlyMap<number, readonly Given[]>;

/** Both lists of replaced answers, the second after the first. */
export const withAll = (alsoTyped: AlsoTyped, more: AlsoTyped): AlsoTyped =>
  [...more].reduce(
    (all, [id, others]) => others.reduce((list, other) => withReplaced(list, id, other), all),
    alsoTyped,
  );

export interface Joined {
  readonly sheet: Sheet;
  readonly alsoTyped: AlsoTyped;
  /** The questions that both sides have changed, so that one of the two answers was replaced. */
  readonly replaced: readonly number[];
  /** The questions that now have the answer of the other side. */
  readonly brought: readonly number[];
}

/** The largest number of replaced answers that are kept for one question. */
const mostKept = 8;

/** Adds a replaced answer to its question, unless it is there already. */
export function withReplaced(alsoTyped: AlsoTyped, questionId: number, given: Given): AlsoTyped {
  const others = (alsoTyped.get(questionId) ?? []).filter((other) => !isSameAnswer(other, given));
  return new Map([...alsoTyped, [questionId, [...others, given].slice(-mostKept)]]);
}

/** The sheets with which a sheet is joined. */
export interface Other {
  /** The sheet from which both sides started: the last one that the server is known to have stored. */
  readonly known: Sheet;
  /** Answers that were sent from here and whose outcome is unknown. */
  readonly tried: AlsoTyped;
  /** The sheet that the server has stored now. */
  readonly theirs: Sheet;
}

/**
 * Joins the sheet of this window with the one that the server has stored for another window or device,
 * question by question. A change of one side only is kept; an answer that was sent from here does not count
 * as a change of the other side. If both sides have changed a question, the answer that was typed later is
 * shown, or the server's if it does not tell when its answer was typed; the other one is kept as a replaced
 * answer, so that the learner can choose.
 */
export function join(mine: Sheet, { known, tried, theirs }: Other, alsoTyped: AlsoTyped): Joined {
  const answers = new Map<number, Given>();
  const replaced: number[] = [];
  const brought: number[] = [];
  let kept = alsoTyped;
  for (const id of questionsOf(mine.answers, theirs.answers)) {
    const here = mine.answers.get(id);
    const there = theirs.answers.get(id);
    const before = known.answers.get(id);
    const isTheirsOld = [before, ...(tried.get(id) ?? [])].some((given) => isSameAnswer(given, there));
    if (isSameAnswer(here, there) || isTheirsOld) {
      if (here !== undefined) answers.set(id, here);
      continue;
    }
    // An answer that was changed and changed back is later than that of the other side as well.
    const isLater = here !== undefined && there !== undefined && there.at > 0 && here.at > there.at;
    if (isLater || !isSameAnswer(here, before)) {
      replaced.push(id);
      if (isLater) {
        kept = withReplaced(kept, id, there);
        answers.set(id, here);
        continue;
      }
      if (here !== undefined && !isEmpty(here)) kept = withReplaced(kept, id, here);
    }
    brought.push(id);
    if (there !== undefined) answers.set(id, there);
  }
  const flagged = joinFlags(known.flagged, mine.flagged, theirs.flagged);
  return {
    sheet: { answers, flagged, current: mine.current ?? theirs.current },
    alsoTyped: kept,
    replaced,
    brought,
  };
}

/** The flags of the other side, with the changes of this side applied. */
function joinFlags(
  known: ReadonlySet<number>,
  mine: ReadonlySet<number>,
  theirs: ReadonlySet<number>,
): ReadonlySet<number> {
  const flagged = new Set(theirs);
  for (const id of mine) if (!known.has(id)) flagged.add(id);
  for (const id of known) if (!mine.has(id)) flagged.delete(id);
  return flagged;
}

/** The answers that are being sent, added to those that were sent before. */
export const withTried = (tried: AlsoTyped, stored: Sheet, sent: Sheet): AlsoTyped =>
  [...sent.answers]
    .filter(([id, given]) => !isSameAnswer(given, stored.answers.get(id)))
    .reduce((all, [id, given]) => withReplaced(all, id, given), tried);

/** Counts that these answers were changed from outside their input fields. */
export const withRenewed = (
  renewed: ReadonlyMap<number, number>,
  questionIds: readonly number[],
): ReadonlyMap<number, number> =>
  new Map([...renewed, ...questionIds.map((id) => [id, (renewed.get(id) ?? 0) + 1] as const)]);
