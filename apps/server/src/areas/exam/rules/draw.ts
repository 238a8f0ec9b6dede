import { createHash } from 'node:crypto';
import { QuestionKind } from '@stoa/domain';
import type { StoredAsk, StoredExamRules, StoredLayout, StoredSection } from '../../../db/schema/exam.ts';

/** The entries in an order that depends on the seed alone. */
export function shuffled<Entry>(entries: readonly Entry[], seed: string): Entry[] {
  const placed = entries.map((entry, at) => ({
    entry,
    place: createHash('sha256').update(`${seed} ${at}`).digest('hex'),
  }));
  return placed.toSorted((one, other) => (one.place < other.place ? -1 : 1)).map(({ entry }) => entry);
}

/** A different order from the given one if possible, because the given order would be the right answer. */
function disordered(keys: readonly string[], seed: string): string[] {
  const [first, ...rest] = shuffled(keys, seed);
  const order = first === undefined ? [] : [first, ...rest];
  return order.every((key, at) => key === keys[at]) && first !== undefined ? [...rest, first] : order;
}

const keysOf = (choices: readonly { key: string }[]): string[] => choices.map(({ key }) => key);

/** The order in which a question shows its choices; undefined if it has none, or as they are stored. */
function choiceOrder(
  ask: StoredAsk,
  { shuffleOptions }: Pick<StoredExamRules, 'shuffleOptions'>,
  seed: string,
): string[] | undefined {
  switch (ask.kind) {
    case QuestionKind.Single:
    case QuestionKind.Multiple:
      return shuffleOptions ? shuffled(keysOf(ask.options), seed) : undefined;
    case QuestionKind.Matching:
      return shuffled(keysOf(ask.right), seed);
    case QuestionKind.Ordering:
      return disordered(keysOf(ask.options), seed);
    case QuestionKind.TrueFalse:
    case QuestionKind.FillIn:
    case QuestionKind.ShortAnswer:
      return undefined;
    default:
      return ask satisfies never;
  }
}

/**
 * The questions that a section contributes to a paper: its whole pool or the drawn number of them, in the
 * pool's order.
 */
function drawn({ questionIds, draw }: StoredSection, seed: string): number[] {
  if (draw === undefined || draw >= questionIds.length) return questionIds;
  const chosen = new Set(shuffled(questionIds, `${seed} drawn`).slice(0, draw));
  return questionIds.filter((questionId) => chosen.has(questionId));
}

/**
 * Draws the paper of an attempt. The choices of matching and ordering questions are always shuffled, even if
 * nothing else is, because their stored order would give the answer away.
 */
export function drawPaper(
  sections: readonly StoredSection[],
  asks: ReadonlyMap<number, StoredAsk>,
  rules: Pick<StoredExamRules, 'shuffleQuestions' | 'shuffleOptions'>,
  seed: string,
): StoredLayout {
  return sections.map((section) => {
    const own = `${seed} ${section.sectionId}`;
    const questionIds = drawn(section, own).filter((questionId) => asks.has(questionId));
    const order = rules.shuffleQuestions ? shuffled(questionIds, own) : questionIds;
    return {
      sectionId: section.sectionId,
      questions: order.map((questionId) => {
        const ask = asks.get(questionId);
        const keys = ask && choiceOrder(ask, rules, `${seed} ${questionId}`);
        return keys === undefined ? { questionId } : { questionId, keys };
      }),
    };
  });
}
