import { createHash } from 'node:crypto';
import { QuestionKind } from '@stoa/domain';
import type { StoredAsk, StoredExamRules, StoredLayout, StoredSection } from '../../../db/schema/exam.ts';

/** The entries in an order that follows from the seed and nothing else. */
export function shuffled<Entry>(entries: readonly Entry[], seed: string): Entry[] {
  const placed = entries.map((entry, at) => ({
    entry,
    place: createHash('sha256').update(`${seed} ${at}`).digest('hex'),
  }));
  return placed.toSorted((one, other) => (one.place < other.place ? -1 : 1)).map(({ entry }) => entry);
}

/** Another order than the one given, where there is one: an order that is asked for must not be shown. */
function disordered(keys: readonly string[], seed: string): string[] {
  const [first, ...rest] = shuffled(keys, seed);
  const order = first === undefined ? [] : [first, ...rest];
  return order.every((key, at) => key === keys[at]) && first !== undefined ? [...rest, first] : order;
}

const keysOf = (choices: readonly { key: string }[]): string[] => choices.map(({ key }) => key);

/** The order in which a question shows its choices; undefined where it has none, or as they are stored. */
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

/** The questions of a section that a paper gets: all of its pool, or as many as are drawn, in the pool's order. */
function drawn({ questionIds, draw }: StoredSection, seed: string): number[] {
  if (draw === undefined || draw >= questionIds.length) return questionIds;
  const chosen = new Set(shuffled(questionIds, `${seed} drawn`).slice(0, draw));
  return questionIds.filter((questionId) => chosen.has(questionId));
}

/**
 * Draws the paper of an attempt. The order of the answers to match with and of what is to be put in order is
 * always mixed, also where nothing else is shuffled, because it would give the answer away.
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
