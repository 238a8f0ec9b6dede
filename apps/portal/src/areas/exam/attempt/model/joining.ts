import { isEmpty, isSameAnswer, questionsOf, type Given, type Sheet } from './answers.ts';

/** Answers that another window or device has replaced, by `questionId`, newest last. */
export type AlsoTyped = ReadonlyMap<number, readonly Given[]>;

/** Both lists of replaced answers, those of the second after those of the first. */
export const withAll = (alsoTyped: AlsoTyped, more: AlsoTyped): AlsoTyped =>
  [...more].reduce(
    (all, [id, others]) => others.reduce((list, other) => withReplaced(list, id, other), all),
    alsoTyped,
  );

export interface Joined {
  readonly sheet: Sheet;
  readonly alsoTyped: AlsoTyped;
  /** The questions whose answer here has given way to another one. */
  readonly replaced: readonly number[];
  /** The questions that have an answer of the other side now. */
  readonly brought: readonly number[];
}

/** How many replaced answers to one question are kept at most. */
const mostKept = 8;

/** Puts a replaced answer beside its question, once. */
export function withReplaced(alsoTyped: AlsoTyped, questionId: number, given: Given): AlsoTyped {
  const others = (alsoTyped.get(questionId) ?? []).filter((other) => !isSameAnswer(other, given));
  return new Map([...alsoTyped, [questionId, [...others, given].slice(-mostKept)]]);
}

/** What a sheet is joined with. */
export interface Other {
  /** The sheet that both sides have begun with: the last one that the server is known to have stored. */
  readonly known: Sheet;
  /** Answers that were sent from here without a word of what became of them. */
  readonly tried: AlsoTyped;
  /** The sheet that the server has stored now. */
  readonly theirs: Sheet;
}

/**
 * Joins the sheet of this window with the one that the server has stored for another window or device. Each
 * question is joined by itself: what only one side has changed stays, and an answer that was sent from here is no
 * change of the other side. Where both have changed a question, the server's answer is shown, and the one from here
 * stays beside it, so that the learner can choose.
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
    if (!isSameAnswer(here, before)) {
      replaced.push(id);
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

/** The flags of the other side, with the changes that were made here. */
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

/** The answers that are on their way, beside those that were sent before. */
export const withTried = (tried: AlsoTyped, stored: Sheet, sent: Sheet): AlsoTyped =>
  [...sent.answers]
    .filter(([id, given]) => !isSameAnswer(given, stored.answers.get(id)))
    .reduce((all, [id, given]) => withReplaced(all, id, given), tried);

/** Counts that these answers were changed by something else than their inputs. */
export const withRenewed = (
  renewed: ReadonlyMap<number, number>,
  questionIds: readonly number[],
): ReadonlyMap<number, number> =>
  new Map([...renewed, ...questionIds.map((id) => [id, (renewed.get(id) ?? 0) + 1] as const)]);
