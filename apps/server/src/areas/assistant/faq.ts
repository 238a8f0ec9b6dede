import type { LinkTarget } from '@stoa/domain';
import type { Localised } from '../../db/schema/index.ts';
import { scoresOf } from './bm25.ts';
import { examRules } from './faqExam.ts';
import { portalRules } from './faqPortal.ts';
import { studyRules } from './faqStudy.ts';
import { coverage, wordsOf } from './question.ts';

/** A rule of the product, explained. */
export interface Rule {
  /** The question as a person would ask it. */
  readonly title: Localised;
  /** Further words that lead to this rule. */
  readonly words: Localised;
  /** Explanation in the assistant's subset of Markdown. */
  readonly answer: Localised;
  /** Suggested next steps; without a target the label is asked as the next question. */
  readonly actions?: readonly { readonly label: Localised; readonly target?: LinkTarget }[];
}

export const ruleBook: readonly Rule[] = [...studyRules, ...examRules, ...portalRules];

const both = ({ zh, en }: Localised): string[] => [...wordsOf(zh), ...wordsOf(en)];

/** The title and the words of a rule count more than its explanation. */
const entries = ruleBook.map((rule) => {
  const asked = [...both(rule.title), ...both(rule.words)];
  return { rule, asked, pieces: [...asked, ...asked, ...both(rule.answer)] };
});

/**
 * A rule is found when at least half of the words asked match its title or words, and more than one word
 * does, because one word may match by chance.
 */
const least = { share: 0.5, words: 2 } as const;

/** The rule that matches the words best, if any does. */
export function ruleAbout(subject: readonly string[]): Rule | undefined {
  const scores = scoresOf(
    subject,
    entries.map(({ pieces }) => pieces),
  );
  return entries
    .map(({ rule, asked }, at) => ({ rule, share: coverage(subject, asked), score: scores[at] ?? 0 }))
    .filter(
      ({ share }) =>
        share >= least.share && (share === 1 || Math.round(share * subject.length) >= least.words),
    )
    .toSorted((one, other) => other.score - one.score)[0]?.rule;
}
