import { QuestionKind } from '@stoa/domain';
import type { StoredAsk, StoredChoice } from '../../../db/schema/exam.ts';
import { fromPair } from '../text.ts';
import type { Pair } from '../text.ts';

/** A question of the demo data, before an exam takes it. */
export interface BankQuestion {
  readonly stem: Pair;
  readonly ask: StoredAsk;
  readonly why: Pair;
}

const letters = 'ABCDEFGH';

const choicesOf = (texts: readonly Pair[], keyAt: (at: number) => string): StoredChoice[] =>
  texts.map((pair, at) => ({ key: keyAt(at), text: fromPair(pair) }));
const lettered = (texts: readonly Pair[]) => choicesOf(texts, (at) => letters.charAt(at));
const numbered = (prefix: string, texts: readonly Pair[]) => choicesOf(texts, (at) => `${prefix}${at + 1}`);

export const single = (stem: Pair, right: string, why: Pair, ...options: Pair[]): BankQuestion => ({
  stem,
  why,
  ask: { kind: QuestionKind.Single, options: lettered(options), right },
});

/** `right` holds the letters of all right options, such as `ABD`. */
export const multiple = (stem: Pair, right: string, why: Pair, ...options: Pair[]): BankQuestion => ({
  stem,
  why,
  ask: { kind: QuestionKind.Multiple, options: lettered(options), right: Array.from(right) },
});

export const truth = (stem: Pair, right: boolean, why: Pair): BankQuestion => ({
  stem,
  why,
  ask: { kind: QuestionKind.TrueFalse, right },
});

export const fill = (stem: Pair, why: Pair, ...accepted: string[][]): BankQuestion => ({
  stem,
  why,
  ask: { kind: QuestionKind.FillIn, accepted },
});

export const short = (stem: Pair, reference: Pair, allowFiles = false): BankQuestion => ({
  stem,
  why: reference,
  ask: { kind: QuestionKind.ShortAnswer, reference: fromPair(reference), maxLength: 500, allowFiles },
});

/** Pairs that belong together; `more` are right sides without a partner. */
export const match = (
  stem: Pair,
  why: Pair,
  pairs: readonly (readonly [Pair, Pair])[],
  ...more: Pair[]
): BankQuestion => ({
  stem,
  why,
  ask: {
    kind: QuestionKind.Matching,
    left: numbered(
      'L',
      pairs.map(([left]) => left),
    ),
    right: numbered('R', [...pairs.map(([, right]) => right), ...more]),
    pairs: Object.fromEntries(pairs.map((_, at) => [`L${at + 1}`, `R${at + 1}`])),
  },
});

/** The items in their right order. */
export const order = (stem: Pair, why: Pair, ...items: Pair[]): BankQuestion => ({
  stem,
  why,
  ask: { kind: QuestionKind.Ordering, options: numbered('S', items) },
});
