import { MultiScoreRule, QuestionKind, readAnswer, Verdict } from '@stoa/domain';
import type { AnswerByKind } from '@stoa/domain';
import type { StoredAsk } from '../../../db/schema/exam.ts';

/** Points rounded to two decimals, so that a third of a point is the same in every sum. */
export const rounded = (points: number): number => Math.round(points * 100) / 100;

/**
 * One form for texts that mean the same: full or half width, upper or lower case and spaces make no
 * difference.
 */
export const folded = (text: string): string =>
  text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const shareOf = (right: number, all: number): number => (all === 0 ? 0 : right / all);

function shareOfChoices(chosen: readonly string[], right: readonly string[], rule: MultiScoreRule): number {
  const hits = chosen.filter((key) => right.includes(key)).length;
  const misses = chosen.length - hits;
  const isWhole = misses === 0 && hits === right.length;
  switch (rule) {
    case MultiScoreRule.AllOrNothing:
      return isWhole ? 1 : 0;
    case MultiScoreRule.HalfIfIncomplete:
      return isWhole ? 1 : misses === 0 && hits > 0 ? 0.5 : 0;
    case MultiScoreRule.PerOption:
      return Math.max(0, shareOf(hits - misses, right.length));
    default:
      return rule satisfies never;
  }
}

/** The share of a question that is right, from 0 to 1; undefined if a marker has to decide. */
function rightShare(ask: StoredAsk, answer: AnswerByKind, rule: MultiScoreRule): number | undefined {
  switch (ask.kind) {
    case QuestionKind.Single:
      return answer.kind === ask.kind && answer.key === ask.right ? 1 : 0;
    case QuestionKind.Multiple:
      return answer.kind === ask.kind ? shareOfChoices(answer.keys, ask.right, rule) : 0;
    case QuestionKind.TrueFalse:
      return answer.kind === ask.kind && answer.value === ask.right ? 1 : 0;
    case QuestionKind.FillIn: {
      if (answer.kind !== ask.kind) return 0;
      const right = ask.accepted.filter((texts, at) =>
        texts.some((text) => folded(text) === folded(answer.blanks[at] ?? '')),
      );
      return shareOf(right.length, ask.accepted.length);
    }
    case QuestionKind.Matching: {
      if (answer.kind !== ask.kind) return 0;
      const pairs = Object.entries(ask.pairs);
      return shareOf(pairs.filter(([left, right]) => answer.pairs.get(left) === right).length, pairs.length);
    }
    case QuestionKind.Ordering: {
      if (answer.kind !== ask.kind) return 0;
      const right = ask.options.filter(({ key }, at) => answer.keys[at] === key);
      return shareOf(right.length, ask.options.length);
    }
    case QuestionKind.ShortAnswer:
      return undefined;
    default:
      return ask satisfies never;
  }
}

/** The points of an answer; undefined if a marker has to decide. */
export interface Scored {
  readonly got: number | undefined;
  readonly verdict: Verdict;
}

const verdictOf = (share: number): Verdict =>
  share >= 1 ? Verdict.Right : share <= 0 ? Verdict.Wrong : Verdict.Partial;

/**
 * Marks an answer. An empty one gets 0 points, also a short answer, so that no marker has to look at it; a
 * short answer with files but without text is not empty.
 */
export function scoreAnswer(
  { ask, score }: { readonly ask: StoredAsk; readonly score: number },
  values: readonly string[],
  rule: MultiScoreRule,
  hasFiles = false,
): Scored {
  const answer = readAnswer(ask.kind, values);
  const isEmpty = answer === undefined && !(ask.kind === QuestionKind.ShortAnswer && hasFiles);
  if (isEmpty) return { got: 0, verdict: Verdict.Wrong };
  const share = answer === undefined ? undefined : rightShare(ask, answer, rule);
  return share === undefined
    ? { got: undefined, verdict: Verdict.Unmarked }
    : { got: rounded(score * share), verdict: verdictOf(share) };
}

/** The verdict on a question that got these points. */
export const verdictFor = (got: number | undefined, score: number): Verdict =>
  got === undefined ? Verdict.Unmarked : verdictOf(score === 0 ? 0 : got / score);
